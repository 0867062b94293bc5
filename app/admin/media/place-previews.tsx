import { socialSize, type FocalPoint } from '#shared/media/variants.ts'
import { libraryMessages } from '#shared/messages/media-library.ts'
import styles from './place-previews.module.css'

type PlaceName = keyof typeof libraryMessages.places.names

/** The shapes in which the site shows a picture, as its style sheets say (place-previews.test.ts); width to height. */
export const pictureShapes = {
  hero: [16, 9],
  band: [160, 44],
  card: [66, 24],
  service: [280, 168],
  gallery: [4, 3],
  portrait: [200, 220],
  avatar: [1, 1],
  social: [socialSize.width, socialSize.height],
} as const satisfies Record<PlaceName, readonly [number, number]>

/** In the order of the strip. */
const picturePlaces = Object.entries(pictureShapes).map(([name, [width, height]]) => ({
  name,
  label: libraryMessages.places.names[name as PlaceName],
  ratio: width / height,
}))

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
