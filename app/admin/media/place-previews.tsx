import type { FocalPoint } from '#shared/media/variants.ts'
import { libraryMessages } from '#shared/messages/media-library.ts'
import styles from './place-previews.module.css'

const { title, names } = libraryMessages.places

/** The picture in the shapes in which the site shows it, cut around its middle. */
export function PlacePreviews({ src, focal }: { src: string; focal: FocalPoint }) {
  const objectPosition = `${focal.x}% ${focal.y}%`
  return (
    <div className={styles.places}>
      <span>{title}</span>
      <ul>
        {Object.entries(names).map(([place, name]) => (
          <li key={place} data-place={place}>
            <img src={src} alt="" style={{ objectPosition }} />
            <small>{name}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}
