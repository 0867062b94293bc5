/** In which widths a picture is drawn. A finite list: nobody can make the server draw for ever. */
export const pictureWidths = [160, 320, 640, 960, 1280, 1920, 2560] as const
/** An AVIF in the largest width takes 3 s of a processor and 140 MB beside the site, which may have 300 with it. */
export const avifWidths = pictureWidths.slice(0, -1)

export const pictureFormats = ['avif', 'webp', 'jpg', 'png'] as const
export type PictureFormat = (typeof pictureFormats)[number]

export function widthsOf(format: PictureFormat): readonly number[] {
  return format === 'avif' ? avifWidths : pictureWidths
}

export function contentTypeOf(format: PictureFormat): string {
  return format === 'jpg' ? 'image/jpeg' : `image/${format}`
}

/** Where the important part of a picture is, in percent from the left and the top. */
export type FocalPoint = { x: number; y: number }
/** A grid of five by five: as classes of a style sheet it needs no inline styles, which our content policy refuses. */
export const focalSteps = [0, 25, 50, 75, 100] as const
export const focalCentre: FocalPoint = { x: 50, y: 50 }

export type PictureVariant =
  | { shape: 'whole'; width: number; format: PictureFormat }
  | { shape: 'social'; format: 'jpg'; focal: FocalPoint }
  | { shape: 'icon'; format: 'png' }
  /** The whole of a sign on the card of a shared link, with room around it. */
  | { shape: 'card'; format: 'jpg' }
  /** Woven in one dye, the ground left open. One size: its threads are coarser than any screen. */
  | { shape: 'woven'; format: 'png' }

export const socialSize = { width: 1200, height: 630 }
export const iconWidth = 192
export const wovenWidth = 800
export const wovenName = 'woven.png'

/** The last part of a picture's address. The focal point is in it, because what it names never changes. */
export function variantName(variant: PictureVariant): string {
  if (variant.shape === 'whole') return `w${variant.width}.${variant.format}`
  if (variant.shape === 'icon') return 'icon.png'
  if (variant.shape === 'card') return 'card.jpg'
  if (variant.shape === 'woven') return wovenName
  return `social-${variant.focal.x}-${variant.focal.y}.jpg`
}

export function parseVariant(name: string): PictureVariant | undefined {
  const [, width, format] = /^w(\d+)\.(\w+)$/.exec(name) ?? []
  const [, x, y] = /^social-(\d+)-(\d+)\.jpg$/.exec(name) ?? []
  const variant: PictureVariant = width
    ? { shape: 'whole', width: Number(width), format: format as PictureFormat }
    : x
      ? { shape: 'social', format: 'jpg', focal: { x: Number(x), y: Number(y) } }
      : name === 'card.jpg'
        ? { shape: 'card', format: 'jpg' }
        : { shape: name === wovenName ? 'woven' : 'icon', format: 'png' }
  return isOffered(variant) && variantName(variant) === name ? variant : undefined
}

/** The nearest point of the grid. */
export function snapFocal({ x, y }: FocalPoint): FocalPoint {
  const snap = (value: number) => Math.min(100, Math.max(0, Math.round(value / 25) * 25))
  return { x: snap(x), y: snap(y) }
}

function isOffered(variant: PictureVariant): boolean {
  if (variant.shape === 'social') return isStep(variant.focal.x) && isStep(variant.focal.y)
  if (variant.shape !== 'whole') return true
  return pictureFormats.includes(variant.format) && widthsOf(variant.format).includes(variant.width)
}

function isStep(percent: number): boolean {
  return focalSteps.some((step) => step === percent)
}
