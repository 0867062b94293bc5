import { crc32 } from 'node:zlib'
import { fromBufferPromise, fromFdPromise, type Entry, type LocalFileHeader, type ZipFile as OpenZip } from 'yauzl'
import { badArchive } from './bad-archive.ts'

/** What a zip file holds: the names, and each content on demand. */
export type ZipFile = {
  names: ReadonlySet<string>
  /** As announced; `stream` refuses anything else. */
  sizeOf(name: string): number | undefined
  /** Piece by piece; ends with an error unless every byte is as it was written. */
  stream(name: string): AsyncIterable<Buffer>
  /** Refuses a content before which something else is written than in the directory. */
  checkHead(name: string): Promise<void>
  /** For texts, which are small. */
  read(name: string): Promise<Buffer | undefined>
}

const mostEntries = 200_000
/** Size and checksum stand behind the content, and zeros before it. */
const factsFollow = 1 << 3
/** Only the directory has to know of large places (zip-writer.ts). */
const usualVersion = 20
const textMaxBytes = 64 * 1_048_576

/**
 * Reads what writeZip wrote and what other programs write, from an open file or from memory; anything torn, encrypted or
 * oversized is refused. Files come to as many bytes as the directory announced, never more.
 */
export async function readZip(source: number | Buffer, maxUnpackedBytes: number): Promise<ZipFile> {
  const { zip, entries } = await openZip(source).catch((cause: unknown) => {
    throw badArchive(cause)
  })
  const unpacked = [...entries.values()].reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  if (unpacked > maxUnpackedBytes) throw badArchive()

  async function* stream(name: string): AsyncGenerator<Buffer> {
    const entry = entries.get(name)
    if (!entry) throw badArchive()
    let sum = 0
    try {
      for await (const part of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
        sum = crc32(part, sum)
        yield part
      }
    } catch (cause) {
      throw badArchive(cause)
    }
    // The package compares sizes, not contents.
    if (sum !== entry.crc32) throw badArchive()
  }

  return {
    names: new Set(entries.keys()),
    sizeOf: (name) => entries.get(name)?.uncompressedSize,
    stream,
    async checkHead(name) {
      const entry = entries.get(name)
      const head = entry && (await zip.readLocalFileHeaderPromise(entry).catch(() => undefined))
      if (!head || !isSame(head, entry)) throw badArchive()
    },
    async read(name) {
      const entry = entries.get(name)
      if (!entry) return undefined
      if (entry.uncompressedSize > textMaxBytes) throw badArchive()
      const parts: Buffer[] = []
      for await (const part of stream(name)) parts.push(part)
      return Buffer.concat(parts)
    },
  }
}

async function openZip(source: number | Buffer): Promise<{ zip: OpenZip; entries: Map<string, Entry> }> {
  const options = { lazyEntries: true, strictFileNames: true, autoClose: false }
  const zip = await (typeof source === 'number' ? fromFdPromise(source, options) : fromBufferPromise(source, options))
  if (zip.entryCount > mostEntries) throw badArchive()
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    const { fileName } = entry
    if (entry.isEncrypted() || entries.has(fileName) || isOdd(fileName)) throw badArchive()
    if (!fileName.endsWith('/')) entries.set(fileName, entry)
  }
  return { zip, entries }
}

function isSame(head: LocalFileHeader, entry: Entry): boolean {
  const sizes = ['crc32', 'compressedSize', 'uncompressedSize'] as const
  const others = ['generalPurposeBitFlag', 'compressionMethod', 'lastModFileTime', 'lastModFileDate'] as const
  const follow = (entry.generalPurposeBitFlag & factsFollow) !== 0
  return (
    [usualVersion, entry.versionNeededToExtract].includes(head.versionNeededToExtract) &&
    others.every((field) => head[field] === entry[field]) &&
    sizes.every((field) => head[field] === (follow ? 0 : entry[field])) &&
    head.fileName.equals(entry.fileNameRaw)
  )
}

/** The package refuses names that lead elsewhere; these only make two of one. */
function isOdd(fileName: string): boolean {
  return /(^|\/)\.(\/|$)|\0/.test(fileName)
}
