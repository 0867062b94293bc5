import { Portrait } from '#ui/illustration/portrait.tsx'
import type { Voice } from '#shared/teasers.ts'

type PortraitImageProps = Pick<Voice, 'portrait' | 'image'> & { crop?: boolean }

/** An uploaded photograph, else the woven portrait, else nothing. The name stands beside it, so it is decoration. */
export function PortraitImage({ portrait, image, crop }: PortraitImageProps) {
  if (image) return <img src={image} alt="" loading="lazy" />
  if (portrait === 'none') return null
  return <Portrait name={portrait} crop={crop} />
}
