import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { bestEncoding } from './answer.ts'
import { giveBack } from './representation.ts'

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) }
/** Answers like a list of everything an editor may write; below it a round trip costs more than the bytes. */
const smallestBytes = 2_048
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Answers that are made for one request only, in the encoding that it asks for. Streams and files pass as they are. */
export async function compressJson(request: Request, response: Response): Promise<Response> {
  const { headers, status } = response
  if (!response.body || !/^application\/json\b/.test(headers.get('content-type') ?? '')) return response
  if (headers.has('content-encoding')) return response
  const body = Buffer.from(await response.arrayBuffer())
  const encoding = body.length < smallestBytes ? 'identity' : bestEncoding(request.headers.get('accept-encoding'))
  const sent = new Headers(headers)
  if (body.length >= smallestBytes) sent.append('vary', 'accept-encoding')
  if (encoding === 'identity') return new Response(body, { status, headers: sent })
  const packed = encoding === 'br' ? await compressors.br(body, brotli) : await compressors.gzip(body, { level: 4 })
  giveBack(body)
  sent.set('content-encoding', encoding)
  sent.set('content-length', String(packed.length))
  return new Response(new Uint8Array(packed), { status, headers: sent })
}
