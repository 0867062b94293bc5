import type { ReshapeJob } from './draw-job.ts'
import { openPicture } from './load-sharp.ts'

const quality = 92

/** Runs in a drawing process: turns a picture and keeps a part of it, in the format that it had. */
export async function reshapePicture({ path, into, type, turn, crop }: ReshapeJob): Promise<void> {
  const picture = await openPicture(path)
  const { width, height } = (await picture.metadata()).autoOrient
  const lies = turn === 90 || turn === 270
  const across = partOf(lies ? height : width, crop.left, crop.width)
  const down = partOf(lies ? width : height, crop.top, crop.height)
  const cut = picture
    .rotate(turn)
    .extract({ left: across.start, top: down.start, width: across.length, height: down.length })
  if (type === 'image/jpeg') await cut.jpeg({ quality }).toFile(into)
  else if (type === 'image/webp') await cut.webp({ quality }).toFile(into)
  else if (type === 'image/avif') await cut.avif({ quality: 85 }).toFile(into)
  else await cut.png().toFile(into)
}

/** In pixels; at least one, and never beyond the edge. */
function partOf(pixels: number, startPercent: number, lengthPercent: number): { start: number; length: number } {
  const start = Math.min(pixels - 1, Math.round((startPercent / 100) * pixels))
  const length = Math.max(1, Math.round((lengthPercent / 100) * pixels))
  return { start, length: Math.min(length, pixels - start) }
}
