/** In which widths a picture is drawn. A finite list: nobody can make the server draw for ever. */
export const pictureWidths = [320, 640, 960, 1280, 1920, 2560] as const
/** Squares around the focal point, for faces and tiles. */
export const squareWidths = [96, 192, 384, 768] as const

export const pictureFormats = ['avif', 'webp', 'jpg', 'png'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** Where the important part of a picture is, in percent from the left and the top. */
export type FocalPoint = { x: number; y: number }
/** A grid of five by five: as classes of a style sheet it needs no inline styles, which our content policy refuses. */
export const focalSteps = [0, 25, 50, 75, 100] as const
export const focalCentre: FocalPoint = { x: 50, y: 50 }

export type Variant =
  | { shape: 'whole'; width: number; format: PictureFormat }
  | { shape: 'square'; width: number; format: PictureFormat; focal: FocalPoint }
  | { shape: 'social'; format: 'jpg'; focal: FocalPoint }
  | { shape: 'icon'; format: 'png' }

export const socialSize = { width: 1200, height: 630 }
export const iconWidth = 192

/** The last part of a picture's address. The focal point is in it, because what it names never changes. */
export function variantName(variant: Variant): string {
  if (variant.shape === 'whole') return `w${variant.width}.${variant.format}`
  if (variant.shape === 'icon') return 'icon.png'
  const { x, y } = variant.focal
  return variant.shape === 'social' ? `social-${x}-${y}.jpg` : `s${variant.width}-${x}-${y}.${variant.format}`
}

export function parseVariant(name: string): Variant | undefined {
  const [, letter, width, x, y, format] = /^([ws])(\d+)(?:-(\d+)-(\d+))?\.(\w+)$/.exec(name) ?? []
  const variant = letter
    ? letter === 'w'
      ? { shape: 'whole' as const, width: Number(width), format: format as PictureFormat }
      : { shape: 'square' as const, width: Number(width), format: format as PictureFormat, focal: focalOf(x, y) }
    : name === 'icon.png'
      ? { shape: 'icon' as const, format: 'png' as const }
      : parseSocial(name)
  return variant && isOffered(variant) && variantName(variant) === name ? variant : undefined
}

/** The nearest point of the grid. */
export function snapFocal({ x, y }: FocalPoint): FocalPoint {
  const snap = (value: number) => Math.min(100, Math.max(0, Math.round(value / 25) * 25))
  return { x: snap(x), y: snap(y) }
}

function parseSocial(name: string): Variant | undefined {
  const [, x, y] = /^social-(\d+)-(\d+)\.jpg$/.exec(name) ?? []
  return x ? { shape: 'social', format: 'jpg', focal: focalOf(x, y) } : undefined
}

function focalOf(x: string | undefined, y: string | undefined): FocalPoint {
  return { x: Number(x ?? Number.NaN), y: Number(y ?? Number.NaN) }
}

function isOffered(variant: Variant): boolean {
  const widths: readonly number[] = variant.shape === 'square' ? squareWidths : pictureWidths
  if ('width' in variant && !widths.includes(variant.width)) return false
  if (
    'focal' in variant &&
    ![variant.focal.x, variant.focal.y].every((step) => focalSteps.some((known) => known === step))
  )
    return false
  return pictureFormats.includes(variant.format)
}
