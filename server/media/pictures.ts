import type { FieldDefinition } from '#shared/content/fields.ts'
import type { ElementEditor } from '#shared/html/edit-html.ts'
import type { FileType } from '#shared/media/file-types.ts'
import { fileKindOf } from '#shared/media/entry.ts'
import { mediaIdOf } from '#shared/media/reference.ts'
import { mediaAddress, resolvedPicture, type PictureFacts } from '#shared/media/resolved-picture.ts'
import { variantName } from '#shared/media/variants.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import type { Database } from '#server/database/schema.ts'
import { selectCurrent } from './media-rows.ts'
import { pictureEditor } from './rich-text-pictures.ts'

export type Pictures = ReturnType<typeof openPictures>
/** What stands instead of references, in image fields and in rich text. */
export type PlacedPictures = { image(value: string, field: FieldDefinition): string; editor: ElementEditor }

/** Turns references in content into what visitors get: the newest file, by an address that never changes (J20). */
export function openPictures(database: Database, feed: ChangeFeed) {
  let known: Promise<Map<string, PictureFacts>> | undefined
  feed.subscribe((changes) => {
    if (changes.some(({ collection }) => collection === 'media' || collection === '*')) known = undefined
  })

  /** All pictures at once: pages need many of them, and there are far fewer changes than pages. */
  async function facts(): Promise<Map<string, PictureFacts>> {
    const reading = (known ??= readFacts(database))
    try {
      return await reading
    } catch (cause) {
      if (known === reading) known = undefined
      throw cause
    }
  }

  return {
    async placed(): Promise<PlacedPictures> {
      const pictures = await facts()
      return {
        image: (value, field) => addressFor(value, field, pictures),
        editor: pictureEditor((id) => pictures.get(id)),
      }
    },
  }
}

export function mentionsMedia(text: string): boolean {
  return text.includes('/media/')
}

function addressFor(value: string, { use }: FieldDefinition, pictures: Map<string, PictureFacts>): string {
  const id = mediaIdOf(value)
  if (id === undefined) return value
  const picture = pictures.get(id)
  // Deleted: the page shows what it shows without a picture.
  if (!picture) return ''
  const { hash, focal } = picture
  if (use === 'icon') return mediaAddress(id, hash, variantName({ shape: 'icon', format: 'png' }))
  if (use === 'social') return mediaAddress(id, hash, variantName({ shape: 'social', format: 'jpg', focal }))
  return resolvedPicture(picture)
}

async function readFacts(database: Database): Promise<Map<string, PictureFacts>> {
  const rows = await selectCurrent(database).where('deleted_at', 'is', null).execute()
  return new Map(
    rows
      .filter(({ type }) => fileKindOf(type as FileType) === 'image')
      .map(({ id, hash, width, height, alpha, focal_x, focal_y, alt, decorative }) => [
        id,
        {
          id,
          hash,
          width,
          height,
          alpha: alpha === 1,
          focal: { x: focal_x, y: focal_y },
          alt: decorative === 1 ? '' : alt,
        },
      ]),
  )
}
