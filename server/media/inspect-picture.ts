import { readFile, writeFile } from 'node:fs/promises'
import type { Metadata } from 'sharp'
import { AppError } from '#shared/errors.ts'
import type { FileType } from '#shared/media/file-types.ts'
import { refusalMessages } from '#shared/messages/media.ts'
import { contentHash } from './object-keys.ts'
import type { InspectedPicture, InspectJob } from './draw-job.ts'
import { densityFor } from './draw-variant.ts'
import { holdsForeignContent } from './foreign-content.ts'
import { loadSharp, maxPixels, openPicture } from './load-sharp.ts'
import { stripPng, stripWebp, stripJpeg } from './strip-metadata.ts'
import { checkSvg } from './svg-guard.ts'

/** Runs in a drawing process: everything that must be known of a picture, and the file as it is kept. */
export async function inspectPicture({ path, into, type }: InspectJob): Promise<InspectedPicture> {
  const file = await readFile(path)
  if (type === 'image/svg+xml') checkSvg(file)
  else if (holdsForeignContent(file)) throw new AppError('invalid-format', 415, refusalMessages.mixed)
  const sharp = await loadSharp()
  // Only the header is read here, so a bomb is recognised before it goes off.
  const metadata = await sharp(file, { limitInputPixels: false }).metadata()
  if (metadata.width * metadata.height > maxPixels)
    throw new AppError('quota-exceeded', 413, refusalMessages.tooManyPixels(maxPixels / 1_000_000))
  const kept = await withoutMetadata(file, type, metadata)
  await writeFile(into, kept)
  const upright = type === 'image/svg+xml' ? drawnSize(metadata) : metadata.autoOrient
  return {
    hash: await contentHash([kept]),
    bytes: kept.length,
    width: upright.width,
    height: upright.height,
    alpha: metadata.hasAlpha,
    colour: await averageColour(kept, type, metadata),
  }
}

/** How large a drawing counts: it has a shape, but its pixels are made as they are needed. */
const drawingWidth = 1_280

function drawnSize({ width, height }: Metadata) {
  return { width: drawingWidth, height: Math.max(1, Math.round((drawingWidth * height) / width)) }
}

/** Looks at every pixel, so a damaged picture is noticed here; a drawing in its full size, so that its cost is, too. */
async function averageColour(file: Buffer, type: FileType, { width }: Metadata): Promise<string> {
  const density = type === 'image/svg+xml' ? densityFor(width, drawingWidth) : undefined
  const picture = await openPicture(file, density)
  const average = await picture
    .resize(1, 1, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return average.toString('hex').slice(0, 6).padEnd(6, '0')
}

/** Camera, time and place stay with the person who took the picture. */
async function withoutMetadata(
  file: Buffer,
  type: FileType,
  { orientation = 1, exif, xmp }: Metadata,
): Promise<Buffer> {
  if (type === 'image/jpeg') return stripJpeg(file, orientation)
  if (type === 'image/svg+xml') return file
  if (type === 'image/png' && orientation === 1) return stripPng(file)
  if (type === 'image/webp' && orientation === 1) return stripWebp(file)
  if (type === 'image/avif' && !exif && !xmp) return file
  const picture = await openPicture(file)
  if (type === 'image/webp') return picture.webp({ lossless: true }).toBuffer()
  // Moving pictures nobody can stop are not accessible, so a GIF is kept as its first frame (WCAG 2.2.2).
  return type === 'image/avif' ? picture.avif({ quality: 85 }).toBuffer() : picture.png().toBuffer()
}
