import type { siteIcons } from '#shared/addresses/discovery-paths.ts'
import { toHex } from '#shared/brand/oklch.ts'
import { derivePalette, type BrandColours } from '#shared/brand/palette.ts'

export type SiteIcon = (typeof siteIcons)[number]
/** `round`: with round corners of its own; `share`: how much of the icon the sign takes. */
type Shape = { pixels: number; round: boolean; share: number }

export const siteIconShapes: Record<Exclude<SiteIcon, 'icon.svg'>, Shape> = {
  '192.png': { pixels: 192, round: true, share: 1 },
  '512.png': { pixels: 512, round: true, share: 1 },
  // Whatever shape is cut out of it, the middle four fifths stay.
  'maskable.png': { pixels: 512, round: false, share: 0.8 },
  'apple-touch.png': { pixels: 180, round: false, share: 0.9 },
}

/** The woven M in the colours of the brand. */
export function drawIcon(
  colours: BrandColours,
  { pixels, round, share }: Shape = { pixels: 48, round: true, share: 1 },
) {
  const palette = derivePalette(colours).light
  const ground = toHex(palette['surface-inverse'])
  const warp = toHex(palette['thread-paper'])
  const weft = toHex(palette['thread-mennige'])
  const inset = (24 * (1 - share)).toFixed(2)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 48 48">`,
    `<rect width="48" height="48"${round ? ' rx="9"' : ''} fill="${ground}"/>`,
    `<g fill="none" stroke-width="6" transform="translate(${inset} ${inset}) scale(${share})">`,
    `<path d="M10 10v28M38 10v28" stroke="${warp}"/><path d="M14 13h6M21 20h6M28 13h6" stroke="${weft}"/></g></svg>`,
  ].join('')
}

/** One PNG as a file of the kind that browsers ask for by themselves. */
export function toIco(png: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // with one picture
  head.writeUInt8(pixels, 6)
  head.writeUInt8(pixels, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
