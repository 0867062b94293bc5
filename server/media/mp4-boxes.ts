import type { FileHandle } from 'node:fs/promises'
import { blank, bytesAt, type VideoFacts } from './patch-video.ts'

/** Where it begins, where what is in it begins, and where it ends. */
type Box = { type: string; start: number; inner: number; end: number }
type Track = { isVideo: boolean; playable: boolean; width: number; height: number }

/** Hours of live pieces have some thousands. */
const mostBoxes = 50_000
const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl'])
/** Place, camera, names and whatever else programs note. */
const notes = new Set(['udta', 'meta', 'uuid'])
const withTimes = new Set(['mvhd', 'tkhd', 'mdhd'])
/** H.264, AV1 and VP9: what current browsers have in common. */
const playableCodecs = new Set(['avc1', 'avc3', 'av01', 'vp09', 'vp08'])

/** Takes the notes out of an MP4 and tells what its picture is like; undefined where it is torn or shows nothing. */
export async function cleanMp4(file: FileHandle, bytes: number): Promise<VideoFacts | undefined> {
  const tracks: Track[] = []
  let boxes = 0

  async function walk(start: number, end: number): Promise<boolean> {
    for (let at = start; at < end;) {
      const box = await boxAt(file, at, end)
      if (!box || ++boxes > mostBoxes) return false
      if (box.type === 'trak') tracks.push({ isVideo: false, playable: false, width: 0, height: 0 })
      if (containers.has(box.type)) {
        if (!(await walk(box.inner, box.end))) return false
      } else if (notes.has(box.type)) await free(file, box)
      else await read(box, tracks.at(-1))
      at = box.end
    }
    return true
  }

  async function read({ type, inner, end }: Box, track: Track | undefined) {
    if (!withTimes.has(type) && type !== 'hdlr' && type !== 'stsd') return
    const head = await bytesAt(file, inner, Math.min(104, end - inner))
    const isLong = head[0] === 1
    // When it was taken and changed.
    if (withTimes.has(type)) await blank(file, inner + 4, Math.min(inner + (isLong ? 20 : 12), end))
    if (!track) return
    if (type === 'hdlr') track.isVideo = head.toString('latin1', 8, 12) === 'vide'
    if (type === 'stsd' && track.isVideo) track.playable = playableCodecs.has(head.toString('latin1', 12, 16))
    if (type === 'tkhd') Object.assign(track, sizeIn(head, isLong ? 52 : 40))
  }

  if (!(await walk(0, bytes))) return undefined
  const shown = tracks.find(({ isVideo, width, height }) => isVideo && width > 0 && height > 0)
  return shown && { width: shown.width, height: shown.height, playable: shown.playable }
}

/** Behind the matrix, which may turn the picture on its side; both in 1/65536 of a pixel. */
function sizeIn(head: Buffer, matrix: number): { width: number; height: number } {
  if (head.length < matrix + 44) return { width: 0, height: 0 }
  const [a, b] = [head.readInt32BE(matrix), head.readInt32BE(matrix + 4)]
  const [width, height] = [head.readUInt32BE(matrix + 36), head.readUInt32BE(matrix + 40)].map((side) => side >>> 16)
  return a === 0 && b !== 0 ? { width: height!, height: width! } : { width: width!, height: height! }
}

async function boxAt(file: FileHandle, start: number, most: number): Promise<Box | undefined> {
  const head = await bytesAt(file, start, 16)
  if (head.length < 8) return undefined
  const said = head.readUInt32BE(0)
  const type = head.toString('latin1', 4, 8)
  if (said === 1 && head.length < 16) return undefined
  const length = said === 0 ? most - start : said === 1 ? Number(head.readBigUInt64BE(8)) : said
  const inner = start + (said === 1 ? 16 : 8)
  const end = start + length
  return end >= inner && end <= most ? { type, start, inner, end } : undefined
}

/** Players pass over it, and everything else stays where it is. */
async function free(file: FileHandle, { start, inner, end }: Box): Promise<void> {
  await file.write(Buffer.from('free', 'latin1'), 0, 4, start + 4)
  await blank(file, inner, end)
}
