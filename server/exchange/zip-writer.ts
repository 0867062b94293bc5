import { crc32, deflateRawSync } from 'node:zlib'

export type ZipEntry = { name: string; bytes: Uint8Array }

const localHeader = 0x04_03_4b_50
const centralHeader = 0x02_01_4b_50
const endOfDirectory = 0x06_05_4b_50
const version = 20
/** Names are UTF-8. */
const utf8 = 1 << 11
const deflated = 8
const stored = 0
/** 1 January 1980, the first day a zip file knows: the same content gives the same file. */
const firstDay = 0x21

/** A zip file piece by piece: one entry is in memory at a time. */
export async function* writeZip(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, bytes } of entries) {
    const packed = deflateRawSync(bytes)
    const smaller = packed.length < bytes.length
    const content = smaller ? packed : Buffer.from(bytes)
    const nameBytes = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(version, 0)
    facts.writeUInt16LE(utf8, 2)
    facts.writeUInt16LE(smaller ? deflated : stored, 4)
    facts.writeUInt16LE(0, 6)
    facts.writeUInt16LE(firstDay, 8)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(content.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(nameBytes.length, 22)
    const local = Buffer.concat([number(localHeader), facts, nameBytes])
    yield local
    yield content

    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([number(centralHeader), short(version), facts, rest, nameBytes]))
    offset += local.length + content.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(offset, 12)
  yield Buffer.concat([central, number(endOfDirectory), end])
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
