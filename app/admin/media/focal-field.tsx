import type { KeyboardEvent, MouseEvent } from 'react'
import { thumbnailWidth, type MediaEntry } from '#shared/media/entry.ts'
import { snapFocal, socialSize, type FocalPoint } from '#shared/media/variants.ts'
import { libraryMessages } from '#shared/messages/media-library.ts'
import styles from './focal-field.module.css'

type FocalFieldProps = { entry: MediaEntry; focal: FocalPoint; onChange(focal: FocalPoint): void }

const words = libraryMessages.entry
const steps: Record<string, FocalPoint> = {
  ArrowLeft: { x: -25, y: 0 },
  ArrowRight: { x: 25, y: 0 },
  ArrowUp: { x: 0, y: -25 },
  ArrowDown: { x: 0, y: 25 },
}

/** The picture with its focal point: a click sets it, arrow keys move it. */
export function FocalField({ entry, focal, onChange }: FocalFieldProps) {
  const onClick = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    if (detail === 0) return // The keyboard has no place on the picture.
    const box = currentTarget.getBoundingClientRect()
    onChange(snapFocal({ x: ((clientX - box.left) / box.width) * 100, y: ((clientY - box.top) / box.height) * 100 }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    onChange(snapFocal({ x: focal.x + step.x, y: focal.y + step.y }))
  }
  return (
    <figure className={styles.focal}>
      <div className={styles.frame}>
        <button
          type="button"
          aria-label={`${words.focal}: ${words.focalPoint(focal.x, focal.y)}`}
          onClick={onClick}
          onKeyDown={onKeyDown}
          style={{ width: widthOf(entry) }}
        >
          <img src={entry.thumbnail} alt="" width={entry.width} height={entry.height} />
          <span className={styles.point} data-x={focal.x} data-y={focal.y} aria-hidden="true" />
        </button>
      </div>
      <figcaption>{words.focalHelp}</figcaption>
      <PlacePreviews src={entry.thumbnail} focal={focal} />
    </figure>
  )
}

/** Known before the picture is there, so that nothing moves under a finger when it comes. */
function widthOf({ width, height }: MediaEntry): string {
  return `min(100%, ${Math.min(width, thumbnailWidth)}px, min(46vh, 380px) * ${width / height})`
}

type PlaceName = keyof typeof libraryMessages.places.names

/** The shapes in which the site shows a picture, as its style sheets say (focal-field.test.ts); width to height. */
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
