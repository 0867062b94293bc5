import type { Transaction } from 'kysely'
import type { Fields } from '#shared/content/field-types.ts'
import { AppError, type FieldError } from '#shared/errors.ts'
import { fileKindOf } from '#shared/media/entry.ts'
import type { FileType } from '#shared/media/file-types.ts'
import { mediaIdOf } from '#shared/media/reference.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { pictureMessages } from '#shared/messages/media.ts'
import type { Values } from '#shared/editing/values.ts'
import type { Tables } from '#server/database/schema.ts'
import { mapPictures } from './map-pictures.ts'
import { selectCurrent, type CurrentRow } from './media-rows.ts'
import { libraryPicturesIn } from './rich-text-pictures.ts'
import { libraryVideosIn } from './rich-text-videos.ts'

type Used = { path: string; id: string; kind: 'image' | 'video'; ownText: string }

/** Nothing becomes public with a picture or video that is gone, or with a picture that says nothing to people who do not see it (WCAG 1.1.1). */
export async function requireDescribedPictures(query: Transaction<Tables>, fields: Fields, values: Values) {
  const used = usedPictures(fields, values)
  if (used.length === 0) return
  const ids = [...new Set(used.map(({ id }) => id))]
  const rows = await selectCurrent({ query }).where('id', 'in', ids).execute()
  const entries = new Map(rows.map((row) => [row.id, row]))
  const problems = used.flatMap((use): FieldError[] => {
    const message = complaint(use, entries.get(use.id))
    return message ? [{ path: use.path, message }] : []
  })
  if (problems.length > 0) throw new AppError('invalid-fields', 422, errorMessages.invalidFields, { fields: problems })
}

function complaint({ kind, ownText }: Used, row: CurrentRow | undefined): string | undefined {
  const isThere = row && row.deleted_at === null
  if (kind === 'video') return isThere && isVideo(row) ? undefined : pictureMessages.missingVideo
  if (!isThere) return pictureMessages.missing
  if (fileKindOf(row.type as FileType) !== 'image') return pictureMessages.noPicture
  return row.alt || row.decorative || ownText ? undefined : pictureMessages.noText
}

const isVideo = ({ type }: CurrentRow) => fileKindOf(type as FileType) === 'video'

function usedPictures(fields: Fields, values: Values): Used[] {
  const used: Used[] = []
  mapPictures(fields, values, {
    image(value, _field, path) {
      const id = mediaIdOf(value)
      if (id !== undefined) used.push({ path, id, kind: 'image', ownText: '' })
      return value
    },
    html(value, path) {
      used.push(...libraryPicturesIn(value).map(({ id, alt }) => ({ path, id, kind: 'image' as const, ownText: alt })))
      used.push(...libraryVideosIn(value).map((id) => ({ path, id, kind: 'video' as const, ownText: '' })))
      return value
    },
  })
  return used
}
