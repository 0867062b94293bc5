import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createInflateRaw } from 'node:zlib'
import { badArchive } from './bad-archive.ts'
import { readDirectory, type DirectoryEntry } from './zip-directory.ts'
import type { ZipSource } from './zip-source.ts'

/** What a zip file holds: the names, and each content on demand. */
export type ZipFile = {
  names: ReadonlySet<string>
  /** As announced; `stream` refuses anything else. */
  sizeOf(name: string): number | undefined
  /** Piece by piece; ends with an error unless every byte is as it was written. */
  stream(name: string): AsyncIterable<Buffer>
  /** For texts, which are small. */
  read(name: string): Promise<Buffer | undefined>
}

const localHeader = 0x04_03_4b_50
const localHeaderBytes = 30
const stored = 0
const deflated = 8
const textMaxBytes = 64 * 1_048_576

/** Reads what writeZip wrote and what other programs write; anything torn, encrypted or oversized is refused. */
export async function readZip(source: ZipSource, maxUnpackedBytes: number): Promise<ZipFile> {
  const entries = await readDirectory(source)
  const unpacked = [...entries.values()].reduce((sum, { size }) => sum + size, 0)
  if (unpacked > maxUnpackedBytes) throw badArchive()

  async function* stream(name: string): AsyncGenerator<Buffer> {
    const entry = entries.get(name)
    if (!entry) throw badArchive()
    yield* checked(entry, unpack(entry, await packedBytes(source, entry)))
  }

  return {
    names: new Set(entries.keys()),
    sizeOf: (name) => entries.get(name)?.size,
    stream,
    async read(name) {
      const entry = entries.get(name)
      if (!entry) return undefined
      if (entry.size > textMaxBytes) throw badArchive()
      const parts: Buffer[] = []
      for await (const part of stream(name)) parts.push(part)
      return Buffer.concat(parts)
    },
  }
}

async function packedBytes(source: ZipSource, { offset, packedSize }: DirectoryEntry): Promise<AsyncIterable<Buffer>> {
  const header = await source.read(offset, localHeaderBytes)
  if (header.length < localHeaderBytes || header.readUInt32LE(0) !== localHeader) throw badArchive()
  const start = offset + localHeaderBytes + header.readUInt16LE(26) + header.readUInt16LE(28)
  if (start + packedSize > source.size) throw badArchive()
  return source.stream(start, packedSize)
}

function unpack({ method }: DirectoryEntry, packed: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  if (method === stored) return packed
  if (method !== deflated) throw badArchive()
  const inflated = createInflateRaw()
  // Its failure ends `inflated`, which whoever reads from there learns.
  pipeline(Readable.from(packed, { objectMode: false }), inflated).catch(() => {})
  return inflated
}

/** Never more than the directory announced: a small file must not unpack to fill the disk. */
async function* checked({ size, checksum }: DirectoryEntry, parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0
  let sum = 0
  try {
    for await (const part of parts) {
      bytes += part.length
      if (bytes > size) break
      sum = crc32(part, sum)
      yield part
    }
  } catch (cause) {
    throw badArchive(cause)
  }
  if (bytes !== size || sum !== checksum) throw badArchive()
}
