import type { portraits } from '#shared/content/motifs.ts'
import sprite from './art/portraits.svg?no-inline'
import { SpriteImage } from './sprite-image.tsx'

type PortraitProps = { name: keyof typeof portraits; crop?: boolean; title?: string; className?: string }

/** `crop` shows the face only, as a square: for portraits below 80 px. */
export function Portrait({ name, crop = false, ...image }: PortraitProps) {
  if (name === 'none') return null
  return (
    <SpriteImage viewBox={crop ? '22 4 156 156' : '0 0 200 220'} fit="xMidYMax slice" {...image}>
      <use href={`${sprite}#${name}`} width="200" height="220" />
    </SpriteImage>
  )
}
