import type Sharp from 'sharp'

let loaded: Promise<typeof Sharp> | undefined

/**
 * The image library, at its first use: a site that shows no uploads pays neither its memory nor its start time.
 * One thread and no cache: drawing must not slow the pages down.
 */
export function loadSharp(): Promise<typeof Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    return sharp
  })
  return loaded
}

/** More is a mistake or an attack: a few kilobytes can claim to be gigapixels. */
export const maxPixels = 64_000_000
const drawingSeconds = 60

/** A picture opened for drawing: limits on, damaged files refused, upright. */
export async function openPicture(file: Buffer, density?: number) {
  const sharp = await loadSharp()
  return sharp(file, { limitInputPixels: maxPixels, failOn: 'truncated', density })
    .timeout({ seconds: drawingSeconds })
    .autoOrient()
}
