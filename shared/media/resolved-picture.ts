import {
  focalCentre,
  pictureWidths,
  variantName,
  widthsOf,
  type FocalPoint,
  type PictureFormat,
  type PictureVariant,
} from './variants.ts'

/** What a page needs to know of a picture to place it without a jump. */
export type PictureFacts = {
  id: string
  hash: string
  width: number
  height: number
  alpha: boolean
  focal: FocalPoint
  alt: string
  /** To be shown as cloth. */
  woven?: boolean
}

/**
 * Visitors get an address that works as it stands and whose fragment describes the picture: width, height, focal point,
 * how many of the offered widths make sense, alternative text, and whether it is shown as cloth. So an image field stays one text for pages, the API and everything else that reads content.
 */
export function resolvedPicture({ width, height, focal = focalCentre, alt, woven, ...picture }: PictureFacts): string {
  const facts = [
    width,
    height,
    `${focal.x}-${focal.y}`,
    usefulWidths(width, 'webp').length,
    encodeURIComponent(alt),
    ...(woven ? ['woven'] : []),
  ].join(',')
  return `${pictureAddress({ width, ...picture })}#${facts}`
}

/** No larger than the picture is; the last one may be the picture itself. */
export function usefulWidths(width: number, format: PictureFormat): number[] {
  return widthsOf(format).filter((_, index, offered) => index === 0 || offered[index - 1]! < width)
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

/** Another form of a picture that was resolved for pages; empty for what is not of the library. */
export function otherForm(resolved: string, variant: PictureVariant): string {
  const [place] = /^\/media\/[\w-]+\/\w+\//.exec(resolved) ?? ['']
  return place && `${place}${variantName(variant)}`
}
