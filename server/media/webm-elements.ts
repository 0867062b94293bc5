import type { FileHandle } from 'node:fs/promises'
import { blank, bytesAt, type VideoFacts } from './patch-video.ts'

type Element = { id: number; start: number; inner: number; end: number }

const mostElements = 50_000
const ids = { cluster: 0x1f43b675, pixelWidth: 0xb0, pixelHeight: 0xba } as const
/** Segment, Info, Tracks, TrackEntry and Video. */
const containers = new Set([0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0xe0])
/** Tags, Attachments, DateUTC and Title. */
const notes = new Set([0x1254c367, 0x1941a469, 0x4461, 0x7ba9])

/** Takes the notes out of a WebM and tells what its picture is like; undefined where it is torn or shows nothing. */
export async function cleanWebm(file: FileHandle, bytes: number): Promise<VideoFacts | undefined> {
  const size = { width: 0, height: 0 }
  let elements = 0

  async function walk(start: number, end: number): Promise<boolean> {
    for (let at = start; at < end;) {
      const element = await elementAt(file, at, end)
      if (!element || ++elements > mostElements) return false
      if (containers.has(element.id)) {
        if (!(await walk(element.inner, element.end))) return false
      } else if (notes.has(element.id)) await makeVoid(file, element)
      else if (element.id === ids.pixelWidth) size.width ||= await numberIn(file, element)
      else if (element.id === ids.pixelHeight) size.height ||= await numberIn(file, element)
      at = element.end
    }
    return true
  }

  if (!(await walk(0, bytes)) || size.width === 0 || size.height === 0) return undefined
  // WebM has no codecs but those that browsers play.
  return { ...size, playable: true }
}

async function elementAt(file: FileHandle, start: number, most: number): Promise<Element | undefined> {
  const head = await bytesAt(file, start, 12)
  const idLength = lengthBy(head[0])
  const sizeLength = lengthBy(head[idLength])
  if (idLength > 4 || sizeLength > 8 || head.length < idLength + sizeLength) return undefined
  const id = head.readUIntBE(0, idLength)
  const inner = start + idLength + sizeLength
  const size = sizeIn(head.subarray(idLength, idLength + sizeLength))
  // What was written while it was recorded does not know its own length: it goes on to the end.
  const goesOn = size === undefined && (containers.has(id) || id === ids.cluster)
  const end = goesOn ? most : inner + (size ?? Number.NaN)
  return end <= most ? { id, start, inner, end } : undefined
}

/** Of a number by the zeros before its first bit; nine where it is none. */
function lengthBy(first: number | undefined): number {
  return first ? Math.clz32(first) - 23 : 9
}

/** Undefined where it is not known: every bit is set. */
function sizeIn(bytes: Buffer): number | undefined {
  const mark = 0x80 >> (bytes.length - 1)
  let size = bytes[0]! & (mark - 1)
  let isKnown = size !== mark - 1
  for (const byte of bytes.subarray(1)) {
    size = size * 256 + byte
    isKnown ||= byte !== 0xff
  }
  return isKnown ? size : undefined
}

async function numberIn(file: FileHandle, { inner, end }: Element): Promise<number> {
  const bytes = await bytesAt(file, inner, Math.min(4, end - inner))
  return bytes.length > 0 ? bytes.readUIntBE(0, bytes.length) : 0
}

/** Players pass over it, and everything else stays where it is. */
async function makeVoid(file: FileHandle, { start, end }: Element): Promise<void> {
  const length = end - start
  const head = Buffer.alloc(length < 9 ? 2 : 9)
  head[0] = 0xec
  if (length < 9) head[1] = 0x80 | (length - 2)
  else {
    head[1] = 0x01
    head.writeUIntBE(length - 9, 3, 6)
  }
  await file.write(head, 0, head.length, start)
  await blank(file, start + head.length, end)
}
