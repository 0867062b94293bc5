import { createReadStream } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import type { Metadata } from 'sharp'
import { AppError } from '#shared/errors.ts'
import { endingFits, endingOf, fileTypes, type FileType } from '#shared/media/file-types.ts'
import { refusalMessages } from '#shared/messages/media.ts'
import { contentHash } from './content-hash.ts'
import { holdsForeignContent } from './foreign-content.ts'
import { loadSharp, maxPixels, openPicture } from './load-sharp.ts'
import type { ObjectSource } from './object-store.ts'
import { sniffedBytes, sniffType } from './sniff.ts'
import { stripPng, stripWebp } from './strip-chunks.ts'
import { stripJpeg } from './strip-jpeg.ts'
import { isInertSvg } from './svg-guard.ts'

/** A file that may be kept: what it is, and what of it is stored. */
export type Inspected = {
  type: FileType
  hash: string
  bytes: number
  width: number
  height: number
  alpha: boolean
  /** Its average colour, shown until the picture is there. */
  colour: string
  source: ObjectSource
}

/** Type by content, in agreement with the name. Also called with the beginning of a file, to refuse it early. */
export async function checkType(path: string, name: string): Promise<FileType> {
  const file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0)
  await file.close()
  const type = sniffType(buffer.subarray(0, bytesRead))
  if (!type) throw refused(refusalMessages.unknownContent)
  const ending = endingOf(name)
  if (ending && !endingFits(type, ending)) throw refused(refusalMessages.wrongEnding(ending, fileTypes[type].label))
  return type
}

/** Everything that must be known and done before a file enters the library; refuses with a code and a reason. */
export async function inspect(path: string, name: string): Promise<Inspected> {
  const type = await checkType(path, name)
  if (fileTypes[type].kind === 'document') return inspectDocument(path, type)
  const file = await readFile(path)
  if (type === 'image/svg+xml' ? !isInertSvg(file) : holdsForeignContent(file))
    throw refused(type === 'image/svg+xml' ? refusalMessages.activeSvg : refusalMessages.mixed)
  try {
    return await inspectPicture(file, type)
  } catch (cause) {
    throw cause instanceof AppError ? cause : refused(refusalMessages.damaged, cause)
  }
}

async function inspectDocument(path: string, type: FileType): Promise<Inspected> {
  const hash = await contentHash(createReadStream(path))
  const { size: bytes } = await stat(path)
  return { type, hash, bytes, width: 0, height: 0, alpha: false, colour: '', source: { path } }
}

async function inspectPicture(file: Buffer, type: FileType): Promise<Inspected> {
  const sharp = await loadSharp()
  // Only the header is read here, so a bomb is recognised before it goes off.
  const metadata = await sharp(file, { limitInputPixels: false }).metadata()
  if (metadata.width * metadata.height > maxPixels)
    throw new AppError('quota-exceeded', 413, refusalMessages.tooManyPixels(maxPixels / 1_000_000))
  const kept = await withoutMetadata(file, type, metadata)
  const average = await (
    await openPicture(kept)
  )
    .resize(1, 1, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const upright = type === 'image/svg+xml' ? drawnSize(metadata) : metadata.autoOrient
  return {
    type,
    hash: await contentHash([kept]),
    bytes: kept.length,
    width: upright.width,
    height: upright.height,
    alpha: metadata.hasAlpha,
    colour: average.toString('hex').slice(0, 6).padEnd(6, '0'),
    source: kept,
  }
}

/** How large a drawing counts: it has a shape, but its pixels are made as they are needed. */
const drawingWidth = 1_280

function drawnSize({ width, height }: Metadata) {
  return { width: drawingWidth, height: Math.max(1, Math.round((drawingWidth * height) / width)) }
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

function refused(message: string, cause?: unknown): AppError {
  return new AppError('invalid-format', 415, message, { cause })
}
