import type { FileHandle } from 'node:fs/promises'

// What reading and cleaning MP4 and WebM have in common.

export type VideoFacts = { width: number; height: number; playable: boolean }

/** The bytes from a place on, as many as there are. */
export async function bytesAt(file: FileHandle, at: number, most: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(most), 0, most, at)
  return buffer.subarray(0, bytesRead)
}

const zeros = Buffer.alloc(65_536)

export async function blank(file: FileHandle, start: number, end: number): Promise<void> {
  for (let at = start; at < end; at += zeros.length) await file.write(zeros, 0, Math.min(zeros.length, end - at), at)
}
