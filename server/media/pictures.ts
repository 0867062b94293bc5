import type { FieldDefinition } from '#shared/content/field-types.ts'
import type { ElementEditor } from '#shared/html/edit-html.ts'
import { mediaIdOf, wovenMark } from '#shared/media/reference.ts'
import { mediaAddress, resolvedPicture, type PictureFacts } from '#shared/media/resolved-picture.ts'
import { variantName } from '#shared/media/variants.ts'
import type { MediaCatalogue } from './media-catalogue.ts'
import { pictureEditor } from './rich-text-pictures.ts'
import { videoEditor } from './rich-text-videos.ts'

export type Pictures = ReturnType<typeof createPictures>
/** What stands instead of references, in image fields and in rich text. */
export type PlacedPictures = {
  image(value: string, field: FieldDefinition): string
  editor: ElementEditor
  /** For videos alone, where pictures stay as they are named. */
  videoEditor: ElementEditor
}

/** Turns references in content into what visitors get: the newest file, by an address that never changes (J20). */
export function createPictures(catalogue: MediaCatalogue) {
  return {
    async placed(): Promise<PlacedPictures> {
      await catalogue.upToDate()
      const showPicture = pictureEditor(catalogue.picture)
      const showVideo = videoEditor(catalogue)
      return {
        image: (value, field) => addressFor(value, field, catalogue.picture),
        editor: (element) => [...showPicture(element), ...showVideo(element)],
        videoEditor: showVideo,
      }
    },
  }
}

export function mentionsMedia(text: string): boolean {
  return text.includes('/media/')
}

function addressFor(
  value: string,
  { use }: FieldDefinition,
  pictureOf: (id: string) => PictureFacts | undefined,
): string {
  const id = mediaIdOf(value)
  if (id === undefined) return value
  const picture = pictureOf(id)
  // Deleted: the page shows what it shows without a picture.
  if (!picture) return ''
  const { hash, focal } = picture
  if (use === 'icon') return mediaAddress(id, hash, variantName({ shape: 'icon', format: 'png' }))
  if (use === 'social') return mediaAddress(id, hash, variantName({ shape: 'social', format: 'jpg', focal }))
  return resolvedPicture({ ...picture, woven: value.endsWith(wovenMark) })
}
