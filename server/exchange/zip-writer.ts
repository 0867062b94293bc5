import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib'

/** Texts come whole; files come in parts and are never in memory as a whole. */
export type ZipEntry = { name: string; bytes: Uint8Array } | { name: string; parts: AsyncIterable<Uint8Array> }

type Facts = { flags: number; method: number; checksum: number; packedSize: number; size: number }

const localHeader = 0x04_03_4b_50
const centralHeader = 0x02_01_4b_50
const descriptor = 0x08_07_4b_50
const endOfDirectory = 0x06_05_4b_50
const largeEndOfDirectory = 0x06_06_4b_50
const largeEndLocator = 0x07_06_4b_50
const version = 20
const largeVersion = 45
/** Names are UTF-8. */
const utf8 = 1 << 11
/** Sizes and checksum follow the content, because they are not known before. */
const factsFollow = 1 << 3
const deflated = 8
const stored = 0
/** 1 January 1980, the first day a zip file knows: the same content gives the same file. */
const firstDay = 0x21
const largest32 = 0xff_ff_ff_ff
const largest16 = 0xff_ff

/**
 * A zip file piece by piece: at most one text is in memory at a time. Places in it from `largeFrom` on are written as
 * zip64, which other programs know as well; tests choose a smaller number.
 */
export async function* writeZip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  largeFrom = largest32,
): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const entry of entries) {
    const start = offset
    const name = Buffer.from(entry.name)
    const pieces = 'bytes' in entry ? textPieces(name, entry.bytes) : filePieces(name, entry.parts)
    let step = await pieces.next()
    for (; !step.done; step = await pieces.next()) {
      yield step.value
      offset += step.value.length
    }
    directory.push(centralEntry(name, step.value, start, largeFrom))
  }
  yield endPieces(Buffer.concat(directory), directory.length, offset, largeFrom)
}

async function* textPieces(name: Buffer, bytes: Uint8Array): AsyncGenerator<Buffer, Facts> {
  const packed = deflateRawSync(bytes)
  const smaller = packed.length < bytes.length
  const content = smaller ? packed : Buffer.from(bytes)
  const facts = {
    flags: utf8,
    method: smaller ? deflated : stored,
    checksum: crc32(bytes),
    packedSize: content.length,
    size: bytes.length,
  }
  yield Buffer.concat([number(localHeader), short(version), headOf(facts, name), short(0), name])
  yield content
  return facts
}

async function* filePieces(name: Buffer, parts: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, Facts> {
  const facts = { flags: utf8 | factsFollow, method: deflated, checksum: 0, packedSize: 0, size: 0 }
  yield Buffer.concat([number(localHeader), short(version), headOf(facts, name), short(0), name])
  async function* counted() {
    for await (const part of parts) {
      facts.checksum = crc32(part, facts.checksum)
      facts.size += part.length
      yield part
    }
  }
  // Pictures are packed already; the quickest level costs next to nothing.
  const packed = createDeflateRaw({ level: 1 })
  const packing = pipeline(Readable.from(counted(), { objectMode: false }), packed)
  packing.catch(() => {})
  for await (const piece of packed as AsyncIterable<Buffer>) {
    facts.packedSize += piece.length
    yield piece
  }
  await packing
  yield Buffer.concat([number(descriptor), ...[facts.checksum, facts.packedSize, facts.size].map(number)])
  return facts
}

/** What the header before a content and its line in the directory have in common. */
function headOf({ flags, method, checksum, packedSize, size }: Facts, name: Buffer): Buffer {
  const numbers = [checksum, packedSize, size].map(number)
  return Buffer.concat([...[flags, method, 0, firstDay].map(short), ...numbers, short(name.length)])
}

function centralEntry(name: Buffer, facts: Facts, offset: number, largeFrom: number): Buffer {
  const isLarge = offset >= largeFrom
  const extra = isLarge ? Buffer.concat([short(1), short(8), large(offset)]) : Buffer.alloc(0)
  const needed = short(isLarge ? largeVersion : version)
  const rest = [short(extra.length), short(0), short(0), short(0), number(0), number(isLarge ? largest32 : offset)]
  return Buffer.concat([number(centralHeader), needed, needed, headOf(facts, name), ...rest, name, extra])
}

function endPieces(central: Buffer, count: number, offset: number, largeFrom: number): Buffer {
  const isLarge = offset >= largeFrom || count > largest16
  const counts = isLarge ? [largest16, largest16] : [count, count]
  const end = [number(endOfDirectory), short(0), short(0), ...counts.map(short), number(central.length)]
  const tail = Buffer.concat([...end, number(isLarge ? largest32 : offset), short(0)])
  if (!isLarge) return Buffer.concat([central, tail])
  const versions = [short(largeVersion), short(largeVersion)]
  const totals = [count, count, central.length, offset].map(large)
  const largeEnd = [number(largeEndOfDirectory), large(44), ...versions, number(0), number(0), ...totals]
  const locator = [number(largeEndLocator), number(0), large(offset + central.length), number(1)]
  return Buffer.concat([central, ...largeEnd, ...locator, tail])
}

function large(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function short(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}
