import { pictureWidths, type PictureVariant } from '#shared/media/variants.ts'
import type { Delivered } from './delivered.ts'
import type { PictureFile } from './variants.ts'

type Whole = Extract<PictureVariant, { shape: 'whole' }>

/** Until a size is drawn: the nearest one there is, or else a plain area of the picture's shape and colour. */
export async function findStandIn(
  file: PictureFile,
  { width }: Whole,
  stored: (hash: string, variant: PictureVariant) => Promise<Delivered | undefined>,
): Promise<Delivered> {
  const nearestFirst = [...pictureWidths].sort((a, b) => Math.abs(a - width) - Math.abs(b - width))
  for (const nearest of nearestFirst) {
    const found = await stored(file.hash, { shape: 'whole', width: nearest, format: 'webp' })
    if (found) return { ...found, standIn: true }
  }
  return plainArea(file, width)
}

/** Made of numbers only: nothing of what was uploaded is in it. */
function plainArea({ width, height, alpha, colour }: PictureFile, shownWidth: number): Delivered {
  const shownHeight = Math.max(1, Math.round((shownWidth * height) / Math.max(1, width)))
  const size = `width="${shownWidth}" height="${shownHeight}"`
  // What shines through the picture shines through here.
  const area = alpha ? '' : `<rect ${size} fill="#${colour}"/>`
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${area}</svg>`)
  return {
    totalBytes: svg.length,
    type: 'image/svg+xml',
    standIn: true,
    open: async () => ({ totalBytes: svg.length, body: new Blob([svg]).stream() }),
  }
}
