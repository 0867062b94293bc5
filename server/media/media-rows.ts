import type { Selectable, Transaction } from 'kysely'
import { fileKindOf, thumbnailWidth, type MediaEntry } from '#shared/media/entry.ts'
import { endingOf, fileTypes, type FileType } from '#shared/media/file-types.ts'
import { mediaPaths } from '#shared/addresses/admin-paths.ts'
import { mediaReference } from '#shared/media/reference.ts'
import { mediaAddress, pictureAddress } from '#shared/media/resolved-picture.ts'
import { variantName } from '#shared/media/variants.ts'
import type { MediaFileRow, MediaRow } from '#server/database/rows/media.ts'
import type { Database, Audience, Tables } from '#server/database/schema.ts'

/** An entry with its current file. */
export type CurrentRow = Selectable<MediaRow> & Omit<Selectable<MediaFileRow>, 'media_id' | 'created_at' | 'hash'>

export function selectCurrent({ query }: Pick<Database, 'query'>) {
  return query
    .selectFrom('media')
    .innerJoin('media_files', (join) =>
      join.onRef('media_files.media_id', '=', 'media.id').onRef('media_files.hash', '=', 'media.hash'),
    )
    .selectAll('media')
    .select(['type', 'bytes', 'width', 'height', 'alpha', 'colour', 'retired_at'])
}

export function toEntry(row: CurrentRow): MediaEntry {
  const type = row.type as FileType
  const kind = fileKindOf(type)
  const { id, hash, name, bytes, width, height, colour, alt } = row
  const addressFor = (address: string) => (row.deleted_at === null ? address : mediaPaths.apiFile(address))
  return {
    id,
    reference: mediaReference(id),
    name,
    kind,
    type,
    bytes,
    width,
    height,
    alpha: row.alpha === 1,
    colour,
    alt,
    decorative: row.decorative === 1,
    focal: { x: row.focal_x, y: row.focal_y },
    tags: JSON.parse(row.tags) as string[],
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
    thumbnail:
      kind === 'image'
        ? addressFor(mediaAddress(id, hash, variantName({ shape: 'whole', width: thumbnailWidth, format: 'webp' })))
        : '',
    address: addressFor(currentAddress(row)),
  }
}

/** Where the newest file of an entry is. */
export function currentAddress({
  id,
  hash,
  type,
  width,
  alpha,
}: Pick<CurrentRow, 'id' | 'hash' | 'type' | 'width' | 'alpha'>) {
  return fileKindOf(type as FileType) === 'image'
    ? pictureAddress({ id, hash, width, alpha: alpha === 1 })
    : mediaAddress(id, hash, documentName(type as FileType))
}

/** Documents are downloaded under this name; what it is called in the library goes into the header. */
export function documentName(type: FileType): string {
  return `datei.${fileTypes[type].endings[0]}`
}

/** Of the file as it is stored: a GIF is kept as its first frame, which is a PNG (server/media/inspect.ts). */
export function keptEnding({ type }: { type: string }): string {
  return type === 'image/gif' ? 'png' : fileTypes[type as FileType].endings[0]
}

/** The name under which a document is saved. */
export function downloadName({ name, type }: { name: string; type: string }): string {
  const [ending] = fileTypes[type as FileType].endings
  return endingOf(name) === ending ? name : `${name}.${ending}`
}

/** One line in the change feed, so that every process draws its pages anew when a picture they show has changed. */
export async function recordMedia(transaction: Transaction<Tables>, ids: string[], audience: Audience, at: string) {
  if (ids.length === 0) return
  const changes = ids.map((id) => ({ collection: 'media', document_id: id, version: 1, audience, at }))
  await transaction.insertInto('changes').values(changes).execute()
}
