import { mediaIdOf } from '#shared/media/reference.ts'
import { mediaAddress, pictureAddress, usefulWidths, type PictureFacts } from '#shared/media/resolved-picture.ts'
import { variantName, type PictureFormat } from '#shared/media/variants.ts'

// Rich text is cleaned on every write, so a picture in it has exactly this form (server/content/sanitise.ts).
const pictureTag = /<img\b[^>]*>/g
/** Text columns are about this wide. */
const sizes = '(min-width: 48rem) 44rem, 100vw'

export type RichTextPicture = { id: string; alt: string }

/** The pictures of the library that a rich text shows. */
export function picturesIn(html: string): RichTextPicture[] {
  return [...html.matchAll(pictureTag)].flatMap(([tag]) => {
    const id = mediaIdOf(attribute(tag, 'src'))
    return id === undefined ? [] : [{ id, alt: attribute(tag, 'alt') }]
  })
}

/** Gives each picture its newest file in several sizes, room before it loads, and its text; a missing one disappears. */
export function placePictures(html: string, find: (id: string) => PictureFacts | undefined): string {
  return html.replaceAll(pictureTag, (tag) => {
    const id = mediaIdOf(attribute(tag, 'src'))
    if (id === undefined) return tag
    const picture = find(id)
    return picture ? pictureElement(picture, attribute(tag, 'alt')) : ''
  })
}

function pictureElement(picture: PictureFacts, ownText: string): string {
  // The text given in the editor speaks about this place; it is still escaped as it was stored.
  const alt = ownText || escapeText(picture.alt)
  const size = `width="${picture.width}" height="${picture.height}"`
  return [
    '<picture>',
    `<source type="image/avif" srcset="${sourceSet(picture, 'avif')}" sizes="${sizes}">`,
    `<source type="image/webp" srcset="${sourceSet(picture, 'webp')}" sizes="${sizes}">`,
    `<img src="${pictureAddress(picture)}" alt="${alt}" ${size} loading="lazy" decoding="async">`,
    '</picture>',
  ].join('')
}

function sourceSet({ id, hash, width }: PictureFacts, format: PictureFormat): string {
  return usefulWidths(width, format)
    .map((offered) => {
      const address = mediaAddress(id, hash, variantName({ shape: 'whole', width: offered, format }))
      return `${address} ${Math.min(offered, width)}w`
    })
    .join(', ')
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
