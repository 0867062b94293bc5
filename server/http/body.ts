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
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('malformed-json', 400, errorMessages.malformedJson, { cause })
  }
}

function tooLarge() {
  return new AppError('body-too-large', 413, errorMessages.bodyTooLarge)
}
