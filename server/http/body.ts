import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'

/** Refuses a body over the limit, also one that does not announce its length. */
export function limitBody(request: Request, maxBytes: number): Request {
  if (!request.body) return request
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge()
  let received = 0
  const counted = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        received += chunk.byteLength
        if (received > maxBytes) controller.error(tooLarge())
        else controller.enqueue(chunk)
      },
    }),
  )
  // A streamed body needs `duplex`, which the DOM's types do not know.
  return new Request(request, { body: counted, duplex: 'half' } as RequestInit)
}

export async function readJson(request: Request): Promise<unknown> {
  if (!/^application\/(.+\+)?json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new AppError('unsupported-media-type', 415, errorMessages.unsupportedMediaType)
  const text = await request.text()
  try {
    return withinReason(JSON.parse(text))
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('malformed-json', 400, errorMessages.malformedJson, { cause })
  }
}

/** The texts of a form as browsers send it without a script; files are no texts. */
export async function readForm(request: Request, maxBytes: number): Promise<Record<string, string>> {
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(request.headers.get('content-type') ?? ''))
    throw new AppError('unsupported-media-type', 415, errorMessages.formExpected)
  try {
    const entries = [...(await limitBody(request, maxBytes).formData())]
    const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    for (const text of texts.flat()) refuseNul(text)
    return Object.fromEntries(texts)
  } catch (cause) {
    // A body that broke off while it was counted arrives wrapped.
    const known = cause instanceof Error && cause.cause instanceof AppError ? cause.cause : cause
    throw known instanceof AppError
      ? known
      : new AppError('unsupported-media-type', 400, errorMessages.formExpected, { cause })
  }
}

/**
 * PostgreSQL keeps no zero character in texts and nobody types one: it is refused where it comes in, on both engines
 * alike, instead of by a query somewhere inside.
 */
export function refuseNul(text: string): void {
  if (text.includes('\0')) throw new AppError('bad-character', 400, errorMessages.badCharacter)
}

/** Deeper than any content of ours; whoever walks through it by recursion would not come back. */
const mostLevels = 100

/** A parsed value as it is; throws when it holds what could not be kept or walked through. */
export function withinReason(value: unknown): unknown {
  const open: [value: unknown, level: number][] = [[value, 1]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [current, level] = next
    if (typeof current === 'string') refuseNul(current)
    if (typeof current !== 'object' || current === null) continue
    if (level > mostLevels) throw new AppError('malformed-json', 400, errorMessages.tooDeep)
    for (const [key, inner] of Object.entries(current)) {
      refuseNul(key)
      open.push([inner, level + 1])
    }
  }
  return value
}

function tooLarge() {
  return new AppError('body-too-large', 413, errorMessages.bodyTooLarge)
}
