import { avifWidths, pictureWidths, wovenName } from '#shared/media/variants.ts'
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

/**
 * An uploaded picture: the smallest file that is sharp enough, AVIF first, its room kept free while it loads; or the one
 * file of it as cloth, on the ground of the page.
 */
export function Picture({ src, sizes, alt, fill, eager, className }: PictureProps) {
  const [address = '', facts] = src.split('#')
  const [width, height, focal, count = 0, text = '', woven] = facts?.split(',') ?? []
  const fileOf = (name: string) => address.replace(/[^/]+$/, name)
  const sources = (format: string, widths: readonly number[]) =>
    widths.slice(0, +count).map((size) => `${fileOf(`w${size}.${format}`)} ${size}w`) + ''
  const image = (
    <img
      src={woven ? fileOf(wovenName) : address}
      alt={alt ?? decodeURIComponent(text)}
      width={width}
      height={height}
      loading={eager ? undefined : 'lazy'}
      className={className}
      data-focal={focal}
      data-woven={woven && ''}
    />
  )
  if (!facts) return image
  return (
    <picture className={fill ? styles.fill : styles.picture}>
      {!woven && (
        <>
          <source type="image/avif" srcSet={sources('avif', avifWidths)} sizes={sizes} />
          <source type="image/webp" srcSet={sources('webp', pictureWidths)} sizes={sizes} />
        </>
      )}
      {image}
    </picture>
  )
}
