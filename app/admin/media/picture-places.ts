import { socialSize } from '#shared/media/variants.ts'
import { libraryMessages } from '#shared/messages/media-library.ts'

type PlaceName = keyof typeof libraryMessages.places.names

/** The shapes in which the site shows a picture, as its style sheets say (picture-places.test.ts); width to height. */
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
export const picturePlaces = Object.entries(pictureShapes).map(([name, [width, height]]) => ({
  name,
  label: libraryMessages.places.names[name as PlaceName],
  ratio: width / height,
}))
