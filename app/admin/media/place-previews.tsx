import type { FocalPoint } from '#shared/media/variants.ts'
import { libraryMessages } from '#shared/messages/media-library.ts'
import { picturePlaces } from './picture-places.ts'
import styles from './place-previews.module.css'

/** All of the same height, so that they stand in one strip. */
const heightPx = 72

/** The picture in every shape in which the site shows it, cut around its middle. */
export function PlacePreviews({ src, focal }: { src: string; focal: FocalPoint }) {
  const objectPosition = `${focal.x}% ${focal.y}%`
  return (
    <div className={styles.places}>
      <span>{libraryMessages.places.title}</span>
      <ul>
        {picturePlaces.map(({ name, label, ratio }) => (
          <li key={name} data-place={name}>
            <img src={src} alt="" style={{ objectPosition, width: Math.round(heightPx * ratio), height: heightPx }} />
            <small>{label}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}
