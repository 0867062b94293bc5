import type { FileHandle } from 'node:fs/promises'

/** Bytes that can be read from any place: a zip file is read from its end. */
export type ZipSource = {
  size: number
  read(at: number, length: number): Promise<Buffer>
  stream(at: number, length: number): AsyncIterable<Buffer>
}

/** A file on disk, so that an archive with many pictures need not fit into memory. */
export async function fileSource(file: FileHandle): Promise<ZipSource> {
  const { size } = await file.stat()
  async function read(at: number, length: number): Promise<Buffer> {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
    return buffer.subarray(0, bytesRead)
  }
  return {
    size,
    read,
    async *stream(at, length) {
      const end = at + length
      for (let next = at; next < end; next += pieceBytes) yield await read(next, Math.min(pieceBytes, end - next))
    },
  }
}

const pieceBytes = 262_144

export function bytesSource(bytes: Buffer): ZipSource {
  return {
    size: bytes.length,
    read: async (at, length) => bytes.subarray(at, at + length),
    async *stream(at, length) {
      yield bytes.subarray(at, at + length)
    },
  }
}
