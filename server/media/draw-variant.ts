import type { Sharp } from 'sharp'
import {
  iconWidth,
  socialSize,
  wovenWidth,
  type FocalPoint,
  type PictureFormat,
  type PictureVariant,
} from '#shared/media/variants.ts'
import { openPicture } from './load-sharp.ts'
import { weavePicture } from './weave-picture.ts'

export type DrawnPicture = { width: number; height: number; type: string }

/** Screens show a drawing at most this large; its unit is 72 to the inch. */
const svgDensity = 72
const maxDensity = 2_400
const transparent = { r: 0, g: 0, b: 0, alpha: 0 }
const cardMargin = 140
/**
 * Colours at half the resolution, as in the other formats: a photograph in 2560 × 1920 took 6 s and 190 MB like this, and
 * 38 s and 305 MB with every colour and more effort, for a file of the same size.
 */
const avifOptions = { quality: 55, effort: 2, chromaSubsampling: '4:2:0' }

/** One size and format of a picture, without any metadata. Runs in a drawing process. */
export async function drawVariant(original: string, facts: DrawnPicture, variant: PictureVariant): Promise<Buffer> {
  const density = facts.type === 'image/svg+xml' ? await densityOf(original, variant) : undefined
  const picture = await openPicture(original, density)
  // At a higher density a drawing has more pixels than the library knows of.
  const size = density ? await picture.metadata() : facts
  if (variant.shape === 'woven') return weavePicture(picture, size)
  return encode(place(picture, size, variant), variant.format).toBuffer()
}

type PlacedVariant = Exclude<PictureVariant, { shape: 'woven' }>

function place(picture: Sharp, size: { width: number; height: number }, variant: PlacedVariant): Sharp {
  if (variant.shape === 'whole') return picture.resize({ width: variant.width, withoutEnlargement: true })
  if (variant.shape === 'icon') return picture.resize(iconWidth, iconWidth, { fit: 'contain', background: transparent })
  const { width, height } = socialSize
  if (variant.shape === 'card')
    return picture
      .resize(width - 2 * cardMargin, height - 2 * cardMargin, { fit: 'contain', background: transparent })
      .extend({ top: cardMargin, bottom: cardMargin, left: cardMargin, right: cardMargin, background: transparent })
  return picture.extract(cropAround(variant.focal, size, width / height)).resize(width, height, { fit: 'fill' })
}

/** The largest part of that shape whose middle is as near to the focal point as the edges allow. */
export function cropAround(focal: FocalPoint, { width, height }: { width: number; height: number }, ratio: number) {
  const cutWidth = Math.min(width, Math.max(1, Math.round(height * ratio)))
  const cutHeight = Math.min(height, Math.max(1, Math.round(width / ratio)))
  const offset = (percent: number, whole: number, part: number) =>
    Math.round(Math.min(whole - part, Math.max(0, (whole * percent) / 100 - part / 2)))
  return {
    left: offset(focal.x, width, cutWidth),
    top: offset(focal.y, height, cutHeight),
    width: cutWidth,
    height: cutHeight,
  }
}

function encode(picture: Sharp, format: PictureFormat): Sharp {
  if (format === 'avif') return picture.avif(avifOptions)
  if (format === 'webp') return picture.webp({ quality: 80 })
  if (format === 'png') return picture.png({ compressionLevel: 9 })
  return picture.flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: true })
}

/** A drawing has no pixels of its own: it is drawn as large as it is needed. */
async function densityOf(drawing: string, variant: PictureVariant): Promise<number> {
  const { width } = await (await openPicture(drawing)).metadata()
  if (variant.shape === 'whole') return densityFor(width, variant.width)
  const wanted = { icon: iconWidth, woven: wovenWidth, social: socialSize.width, card: socialSize.width }
  return densityFor(width, wanted[variant.shape])
}

export function densityFor(width: number, wanted: number): number {
  return Math.min(maxDensity, Math.max(svgDensity, Math.ceil((svgDensity * wanted) / width)))
}
