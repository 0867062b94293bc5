import { replace, type ElementEditor } from '#shared/html/edit-html.ts'
import { attributeOf, elementsIn, parseHtml, type HtmlElement } from '#shared/html/parse-html.ts'
import { escapeHtml } from '#shared/text/html.ts'
import { mediaIdOf } from '#shared/media/reference.ts'
import { mediaAddress, pictureAddress, usefulWidths, type PictureFacts } from '#shared/media/resolved-picture.ts'
import { variantName, type PictureFormat } from '#shared/media/variants.ts'

/** Text columns are about this wide. */
const sizes = '(min-width: 48rem) 44rem, 100vw'

export type RichTextPicture = { id: string; alt: string }

/** The pictures of the library that a rich text shows. */
export function libraryPicturesIn(html: string): RichTextPicture[] {
  if (!html.includes('/media/')) return []
  return elementsIn(parseHtml(html)).flatMap((element) => pictureOf(element) ?? [])
}

/** Gives each picture its newest file in several sizes, room before it loads, and its text; a missing one disappears. */
export function pictureEditor(find: (id: string) => PictureFacts | undefined): ElementEditor {
  return (element) => {
    const shown = pictureOf(element)
    if (!shown) return []
    const picture = find(shown.id)
    return [replace(element, picture ? pictureElement(picture, shown.alt) : '')]
  }
}

function pictureOf(element: HtmlElement): RichTextPicture | undefined {
  const id = element.name === 'img' ? mediaIdOf(attributeOf(element, 'src') ?? '') : undefined
  return id === undefined ? undefined : { id, alt: attributeOf(element, 'alt') ?? '' }
}

function pictureElement(picture: PictureFacts, ownText: string): string {
  // The text given in the editor speaks about this place.
  const alt = escapeHtml(ownText || picture.alt)
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
