import { focalCentre, pictureWidths, variantName, type FocalPoint } from './variants.ts'

/** What a page needs to know of a picture to place it without a jump. */
export type PictureFacts = {
  id: string
  hash: string
  width: number
  height: number
  alpha: boolean
  focal: FocalPoint
  alt: string
}

/**
 * Visitors get an address that works as it stands and whose fragment describes the picture: width, height, focal point
 * and alternative text. So an image field stays one text for pages, the API and everything else that reads content.
 */
export function resolvedPicture({ width, height, focal = focalCentre, alt, ...picture }: PictureFacts): string {
  const facts = [width, height, focal.x, focal.y, encodeURIComponent(alt)].join(',')
  return `${pictureAddress({ width, ...picture })}#${facts}`
}

/** A middle size in a format that everything shows; pictures with transparency keep it. */
export function pictureAddress({
  id,
  hash,
  width,
  alpha,
}: Pick<PictureFacts, 'id' | 'hash' | 'width' | 'alpha'>): string {
  const fitting = pictureWidths.find((offered) => offered >= Math.min(width, 1280)) ?? 1280
  return mediaAddress(id, hash, variantName({ shape: 'whole', width: fitting, format: alpha ? 'png' : 'jpg' }))
}

export function mediaAddress(id: string, hash: string, variant: string): string {
  return `/media/${id}/${hash}/${variant}`
}
