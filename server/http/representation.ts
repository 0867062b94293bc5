import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gzip, gzipSync } from 'node:zlib'

/** A finished answer in every encoding: what page cache and static files keep in memory. */
export type Representation = { status: number; bytes: number; variants: Record<Encoding, Variant> }
export type Encoding = 'br' | 'gzip' | 'identity'
/** Headers are flat lists (name, value, name, value), the fastest form that `node:http` takes. */
type Variant = { etag: string; headers: string[]; notModifiedHeaders: string[]; readonly body: Buffer }

const compressed = { br: promisify(brotliCompress), gzip: promisify(gzip) }
/** Worth some time for what is sent many times, little for what is sent once. */
const brotliQuality = { kept: 5, once: 3 }
/** 128 KB, as much as a page with its styles has. For 256 Brotli sets megabytes aside, which costs more than the compressing. */
const brotliWindowBits = 17
const smallestCompressed = 512
/** What an entry costs in memory beside its bodies: objects, headers, key. */
const overheadBytes = 4_096

/**
 * Gives memory back that nobody reads any more. V8 counts such pieces, but tidies up for them late: pages and answers that
 * were compressed long ago made 15 MB of a busy site.
 */
export function giveBack(bytes: Buffer): void {
  // Small ones share a piece of memory with others.
  if (bytes.buffer instanceof ArrayBuffer && bytes.buffer.byteLength === bytes.length) bytes.buffer.transfer(0)
}

/** To be kept, for a few who wait for it together, or for one. */
export type EncodedFor = 'kept' | 'once' | { encoding: Encoding }

/**
 * Takes the body, which is gone afterwards. Compresses while rendering is the slow part anyway; later requests only copy
 * bytes. Browsers take Brotli, so gzip is made when somebody asks for it; for a single reader only the form that was asked
 * for is made.
 */
export async function encode(
  { status, headers, body }: { status: number; headers: Headers; body: Buffer },
  use: EncodedFor,
): Promise<Representation> {
  if (body.length < smallestCompressed || !isText(headers.get('content-type')))
    return assemble(status, headers, { identity: body })
  const needsBrotli = typeof use === 'string' || use.encoding === 'br'
  const quality = brotliQuality[use === 'kept' ? 'kept' : 'once']
  const [br, zipped] = await Promise.all([
    needsBrotli
      ? compressed.br(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: quality,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
            [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits,
          },
        })
      : undefined,
    typeof use === 'object' && use.encoding === 'gzip' ? compressed.gzip(body) : undefined,
  ])
  const gzipped = zipped ?? (typeof use === 'string' ? 'when asked' : undefined)
  return assemble(status, headers, { identity: body, br, gzip: gzipped }, true)
}

/**
 * For bodies that were compressed beforehand, such as the files of the build. With Brotli the plain form is unpacked again
 * when somebody asks for it: nearly nobody does, and it takes five times as much.
 */
export function assemble(
  status: number,
  headers: Iterable<[string, string]>,
  bodies: { identity: Buffer; br?: Buffer | undefined; gzip?: Buffer | 'when asked' | undefined },
  varies = bodies.br !== undefined || bodies.gzip !== undefined,
): Representation {
  const tag = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)
  const common = [...headers].flat()
  if (varies) vary(common, 'accept-encoding')
  const variant = (encoding: Encoding, length: number, bodyOf: () => Buffer): Variant => {
    const etag = encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`
    const encodingHeader = encoding === 'identity' ? [] : ['content-encoding', encoding]
    return {
      etag,
      get body() {
        return bodyOf()
      },
      headers: [...common, 'etag', etag, ...encodingHeader, 'content-length', String(length)],
      notModifiedHeaders: [...withoutContentHeaders(common), 'etag', etag],
    }
  }
  const kept = (encoding: Encoding, body: Buffer) => variant(encoding, body.length, () => body)
  const { identity: plain, br, gzip: zipped } = bodies
  const identity = br ? variant('identity', plain.length, unpackedFrom(br)) : kept('identity', plain)
  let gzipVariant = typeof zipped === 'object' ? kept('gzip', zipped) : undefined
  const variants = {
    identity,
    br: br ? kept('br', br) : identity,
    get gzip() {
      return (gzipVariant ??= zipped === 'when asked' ? kept('gzip', gzipSync(identity.body)) : identity)
    },
  }
  if (br) giveBack(plain)
  // What is made when asked for will be about as long as Brotli.
  const zippedBytes = (typeof zipped === 'object' ? zipped : zipped && br)?.length ?? 0
  const bytes = overheadBytes + (br ?? plain).length + zippedBytes
  return { status, bytes, variants }
}

/** As long as somebody still sends it all get the same one. */
function unpackedFrom(br: Buffer): () => Buffer {
  let held: WeakRef<Buffer> | undefined
  return () => {
    const known = held?.deref()
    if (known) return known
    const unpacked = brotliDecompressSync(br)
    held = new WeakRef(unpacked)
    return unpacked
  }
}

/** Beside what it depends on already. */
function vary(headers: string[], name: string): void {
  const at = headers.indexOf('vary')
  if (at < 0) headers.push('vary', name)
  else if (!headers[at + 1]!.split(', ').includes(name)) headers[at + 1] += `, ${name}`
}

/** The same answer with other headers in every form of it. */
export function withHeaders(representation: Representation, changed: Record<string, string>): Representation {
  const apply = (headers: string[]) => {
    const kept: string[] = []
    for (let index = 0; index < headers.length; index += 2)
      if (!Object.hasOwn(changed, headers[index]!)) kept.push(headers[index]!, headers[index + 1]!)
    return [...kept, ...Object.entries(changed).flat()]
  }
  const { identity, br, gzip } = representation.variants
  const variant = (original: Variant): Variant => ({
    etag: original.etag,
    get body() {
      return original.body
    },
    headers: apply(original.headers),
    notModifiedHeaders: apply(original.notModifiedHeaders),
  })
  return { ...representation, variants: { identity: variant(identity), br: variant(br), gzip: variant(gzip) } }
}

export function pairsOf(headers: string[]): [string, string][] {
  const pairs: [string, string][] = []
  for (let index = 0; index < headers.length; index += 2) pairs.push([headers[index]!, headers[index + 1]!])
  return pairs
}

function withoutContentHeaders(headers: string[]): string[] {
  const kept: string[] = []
  for (let index = 0; index < headers.length; index += 2)
    if (!headers[index]!.startsWith('content-')) kept.push(headers[index]!, headers[index + 1]!)
  return kept
}

function isText(contentType: string | null): boolean {
  return /^(text\/|application\/(json|javascript|manifest\+json|xml|rss\+xml|atom\+xml|feed\+json)|image\/svg\+xml)/.test(
    contentType ?? '',
  )
}
