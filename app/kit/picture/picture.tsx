import { pictureWidths } from '#shared/media/variants.ts'
import styles from './picture.module.css'

type PictureProps = {
  /** What an image field gives visitors (shared/media/resolved-picture.ts), or any other address. */
  src: string
  /** How wide it is shown, as in HTML. */
  sizes: string
  /** Instead of the library's text; empty where the text beside it says it all. */
  alt?: string
  /** Fills the box it is placed in, cut around the focal point. */
  fill?: boolean
  /** What everybody sees first loads at once, everything else when it comes near. */
  eager?: boolean
  className?: string | undefined
}

/** An uploaded picture: the smallest file that is sharp enough, AVIF first, its room kept free while it loads. */
export function Picture({ src, sizes, alt, fill, eager, className }: PictureProps) {
  const [address = '', facts] = src.split('#')
  const [width, height, focal, count = 0, text = ''] = facts?.split(',') ?? []
  const sources = (format: string) =>
    pictureWidths.slice(0, +count).map((size) => `${address.replace(/[^/]+$/, `w${size}.${format}`)} ${size}w`) + ''
  const image = (
    <img
      src={address}
      alt={alt ?? decodeURIComponent(text)}
      width={width}
      height={height}
      loading={eager ? undefined : 'lazy'}
      className={className}
      data-focal={focal}
    />
  )
  if (!facts) return image
  return (
    <picture className={fill ? styles.fill : styles.picture}>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sources('webp')} sizes={sizes} />
      {image}
    </picture>
  )
}
