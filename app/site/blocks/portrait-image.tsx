import { Portrait } from '#kit/illustration/portrait.tsx'
import { Picture } from '#kit/picture/picture.tsx'
import type { Voice } from '#shared/blocks/teasers.ts'

type PortraitImageProps = Pick<Voice, 'portrait' | 'image'> & { crop?: boolean }

/** An uploaded photograph, else the woven portrait, else nothing. The name stands beside it, so it is decoration. */
export function PortraitImage({ portrait, image, crop }: PortraitImageProps) {
  if (image) return <Picture src={image} alt="" sizes={crop ? '64px' : '(min-width: 600px) 280px, 50vw'} fill />
  if (portrait === 'none') return null
  return <Portrait name={portrait} crop={crop} />
}
