import type { IncomingMessage } from 'node:http'
import { pageFetchHeader, toPageFetch } from '#shared/addresses/page-fetch.ts'
import { pairsOf, type Encoding, type Representation } from './representation.ts'

/** What a request says of the answer that it wants. */
export type Conditions = {
  method: string
  acceptEncoding: string | null | undefined
  ifNoneMatch: string | null | undefined
  /** Whether the script of a page asks, which wants links to styles in place of styles (docs/decisions/0040). */
  isFetched: boolean
}

export function conditionsOf({ method, headers }: Request): Conditions {
  return {
    method,
    acceptEncoding: headers.get('accept-encoding'),
    ifNoneMatch: headers.get('if-none-match'),
    isFetched: toPageFetch(headers.get(pageFetchHeader)) !== undefined,
  }
}

/** The same of a request as Node has it. */
export function conditionsIn({ method = 'GET', headers }: IncomingMessage): Conditions {
  return {
    method,
    acceptEncoding: headers['accept-encoding'],
    ifNoneMatch: headers['if-none-match'],
    isFetched: toPageFetch(headers[pageFetchHeader]) !== undefined,
  }
}

type SentAnswer = { status: number; headers: string[]; body: Buffer | null }

/** Picks the encoding, answers a known ETag with 304, and HEAD without a body. */
export function answer(
  representation: Representation,
  { method, acceptEncoding, ifNoneMatch }: Conditions,
): SentAnswer {
  const { status, variants } = representation
  const variant = variants[bestEncoding(acceptEncoding)]
  const { etag, headers, notModifiedHeaders } = variant
  const readsOnly = method === 'GET' || method === 'HEAD'
  if (ifNoneMatch && readsOnly && status === 200 && matches(ifNoneMatch, etag))
    return { status: 304, headers: notModifiedHeaders, body: null }
  return { status, headers, body: method === 'HEAD' ? null : variant.body }
}

/** A finished answer to whoever asked. */
export function send(representation: Representation, request: Request): Response {
  return toResponse(answer(representation, conditionsOf(request)))
}

function toResponse({ status, headers, body }: SentAnswer): Response {
  const empty = body === null || body.length === 0 // A 204 may not even have an empty body.
  return new Response(empty ? null : new Uint8Array(body), { status, headers: pairsOf(headers) })
}

/** Browsers send a handful of different values, so each is parsed once. */
const parsedEncodings = new Map<string, Encoding>()
const rememberedEncodings = 100

export function bestEncoding(accept: string | null | undefined): Encoding {
  if (!accept) return 'identity'
  const known = parsedEncodings.get(accept)
  if (known) return known
  const best = accepts(accept, 'br') ? 'br' : accepts(accept, 'gzip') ? 'gzip' : 'identity'
  if (parsedEncodings.size >= rememberedEncodings) parsedEncodings.clear()
  parsedEncodings.set(accept, best)
  return best
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((entry) => {
    const [name, ...parameters] = entry
      .toLowerCase()
      .split(';')
      .map((part) => part.trim())
    const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    return name === encoding && !refused
  })
}

/** Whether who asks has what this tag stands for. */
export function matches(ifNoneMatch: string, etag: string): boolean {
  return (
    ifNoneMatch === etag ||
    ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag)
  )
}
