import { badArchive } from './bad-archive.ts'
import type { ZipSource } from './zip-source.ts'

export type DirectoryEntry = { method: number; checksum: number; packedSize: number; size: number; offset: number }

const centralHeader = 0x02_01_4b_50
const centralHeaderBytes = 46
const endOfDirectory = 0x06_05_4b_50
const endBytes = 22
const longestComment = 65_535
const largeEndLocator = 0x07_06_4b_50
const largeLocatorBytes = 20
const largeEndOfDirectory = 0x06_06_4b_50
const largeEndBytes = 56
/** Stands for a number that did not fit and follows elsewhere (zip64). */
const elsewhere = 0xff_ff_ff_ff
const largeExtra = 1
const mostEntries = 200_000
const directoryMaxBytes = 64 * 1_048_576

/** The table of contents, which stands at the end of a zip file. */
export async function readDirectory(source: ZipSource): Promise<Map<string, DirectoryEntry>> {
  const { count, bytes, offset } = await findDirectory(source)
  if (count > mostEntries || bytes > directoryMaxBytes || offset + bytes > source.size) throw badArchive()
  const directory = await source.read(offset, bytes)
  const entries = new Map<string, DirectoryEntry>()
  let at = 0
  for (let index = 0; index < count; index++) {
    if (at + centralHeaderBytes > directory.length || directory.readUInt32LE(at) !== centralHeader) throw badArchive()
    const nameEnd = at + centralHeaderBytes + directory.readUInt16LE(at + 28)
    const extraEnd = nameEnd + directory.readUInt16LE(at + 30)
    if (extraEnd > directory.length) throw badArchive()
    const name = directory.toString('utf8', at + centralHeaderBytes, nameEnd)
    const encrypted = (directory.readUInt16LE(at + 8) & 1) === 1
    if (encrypted || entries.has(name) || leadsElsewhere(name)) throw badArchive()
    if (!name.endsWith('/')) entries.set(name, readEntry(directory, at, directory.subarray(nameEnd, extraEnd)))
    at = extraEnd + directory.readUInt16LE(at + 32)
  }
  return entries
}

/** A name that would leave the folder it is unpacked into. We never unpack by name, but whoever does shall be safe. */
function leadsElsewhere(name: string): boolean {
  return /(^|\/)\.\.?(\/|$)|^\/|\\|\0/.test(name)
}

function readEntry(directory: Buffer, at: number, extra: Buffer): DirectoryEntry {
  const [packedSize, size] = [directory.readUInt32LE(at + 20), directory.readUInt32LE(at + 24)]
  // Our files are far smaller; only their place in the archive can be beyond.
  if (packedSize === elsewhere || size === elsewhere) throw badArchive()
  const offset = directory.readUInt32LE(at + 42)
  return {
    method: directory.readUInt16LE(at + 10),
    checksum: directory.readUInt32LE(at + 16),
    packedSize,
    size,
    offset: offset === elsewhere ? largeOffset(extra) : offset,
  }
}

function largeOffset(extra: Buffer): number {
  let at = 0
  while (at + 4 <= extra.length) {
    const bytes = extra.readUInt16LE(at + 2)
    if (extra.readUInt16LE(at) === largeExtra && bytes >= 8 && at + 12 <= extra.length) return readLarge(extra, at + 4)
    at += 4 + bytes
  }
  throw badArchive()
}

/** The directory's end stands last, but a comment may follow it; large files have a second one before it. */
async function findDirectory(source: ZipSource): Promise<{ count: number; bytes: number; offset: number }> {
  const tailBytes = Math.min(source.size, largeLocatorBytes + endBytes + longestComment)
  const tail = await source.read(source.size - tailBytes, tailBytes)
  let end = tail.length - endBytes
  while (end >= 0 && tail.readUInt32LE(end) !== endOfDirectory) end--
  if (end < 0) throw badArchive()
  const locator = end - largeLocatorBytes
  if (locator >= 0 && tail.readUInt32LE(locator) === largeEndLocator) {
    const large = await source.read(readLarge(tail, locator + 8), largeEndBytes)
    if (large.length < largeEndBytes || large.readUInt32LE(0) !== largeEndOfDirectory) throw badArchive()
    return { count: readLarge(large, 32), bytes: readLarge(large, 40), offset: readLarge(large, 48) }
  }
  return { count: tail.readUInt16LE(end + 10), bytes: tail.readUInt32LE(end + 12), offset: tail.readUInt32LE(end + 16) }
}

function readLarge(bytes: Buffer, at: number): number {
  const value = Number(bytes.readBigUInt64LE(at))
  if (!Number.isSafeInteger(value)) throw badArchive()
  return value
}
