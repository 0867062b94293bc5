import type Sharp from 'sharp'

let loaded: Promise<typeof Sharp> | undefined

/**
 * The image library, at its first use, and only in drawing processes: a hostile picture takes those down at most.
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

/** A picture opened for drawing: limits on, damaged files refused, upright. */
export async function openPicture(file: Buffer | string, density?: number) {
  const sharp = await loadSharp()
  return sharp(file, { limitInputPixels: maxPixels, failOn: 'truncated', density }).autoOrient()
}
