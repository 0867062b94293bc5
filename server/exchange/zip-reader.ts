import { crc32, inflateRawSync } from 'node:zlib'
import { AppError } from '#shared/errors.ts'
import { exchangeMessages } from '#shared/messages/exchange.ts'

/** What a zip file holds: the names, and each content on demand. */
export type ZipFile = { names: string[]; read(name: string): Buffer | undefined }

type Entry = { method: number; checksum: number; packedSize: number; size: number; offset: number }

const localHeader = 0x04_03_4b_50
const centralHeader = 0x02_01_4b_50
const endOfDirectory = 0x06_05_4b_50
const longestComment = 65_535
const mostEntries = 20_000

/** Reads what writeZip wrote and what other programs write; anything torn, encrypted or oversized is refused. */
export function readZip(bytes: Buffer, maxUnpackedBytes: number): ZipFile {
  const entries = readDirectory(bytes)
  const unpacked = [...entries.values()].reduce((sum, { size }) => sum + size, 0)
  if (unpacked > maxUnpackedBytes) throw bad()
  return {
    names: [...entries.keys()],
    read(name) {
      const entry = entries.get(name)
      return entry && unpack(bytes, entry)
    },
  }
}

function readDirectory(bytes: Buffer): Map<string, Entry> {
  const end = findEnd(bytes)
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  if (count > mostEntries) throw bad()
  const entries = new Map<string, Entry>()
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== centralHeader) throw bad()
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const encrypted = (bytes.readUInt16LE(at + 8) & 1) === 1
    if (encrypted || entries.has(name) || /(^|\/)\.\.?(\/|$)|^\/|\\/.test(name)) throw bad()
    if (!name.endsWith('/'))
      entries.set(name, {
        method: bytes.readUInt16LE(at + 10),
        checksum: bytes.readUInt32LE(at + 16),
        packedSize: bytes.readUInt32LE(at + 20),
        size: bytes.readUInt32LE(at + 24),
        offset: bytes.readUInt32LE(at + 42),
      })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** The directory's end stands last, but a comment may follow it. */
function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - 22 - longestComment)
  for (let at = bytes.length - 22; at >= first; at--) if (bytes.readUInt32LE(at) === endOfDirectory) return at
  throw bad()
}

function unpack(bytes: Buffer, { method, checksum, packedSize, size, offset }: Entry): Buffer {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== localHeader) throw bad()
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  if (start + packedSize > bytes.length) throw bad()
  const packed = bytes.subarray(start, start + packedSize)
  const content = method === 0 ? packed : method === 8 ? inflate(packed, size) : undefined
  if (content?.length !== size || crc32(content) !== checksum) throw bad()
  return content
}

/** Never more than the directory announced: a small file must not unpack to fill the memory. */
function inflate(packed: Buffer, size: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) })
  } catch (cause) {
    throw bad(cause)
  }
}

function bad(cause?: unknown): AppError {
  return new AppError('bad-archive', 422, exchangeMessages.badArchive, { cause })
}
