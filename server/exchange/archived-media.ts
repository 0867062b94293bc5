import { z } from 'zod'
import { mediaEditSchema } from '#shared/media/edit.ts'
import { mediaIdForm } from '#shared/media/reference.ts'
import { keptEnding, type CurrentRow } from '#server/media/media-rows.ts'
import type { ArrivingEntry } from '#server/media/save-arriving.ts'
import { badArchive, parseArchiveJson } from './bad-archive.ts'

const entrySchema = z.object({
  id: z.string().regex(new RegExp(`^${mediaIdForm}$`)),
  /** Its hash with an ending that fits its content. */
  file: z.string().regex(/^[0-9a-f]{32}\.[a-z0-9]{3,4}$/),
  createdAt: z.iso.datetime(),
  ...mediaEditSchema.required().shape,
})
export type ArchivedEntry = z.infer<typeof entrySchema>

export function toArchivedEntry(row: CurrentRow): ArchivedEntry {
  const { id, hash, name, alt, created_at, focal_x, focal_y } = row
  return {
    id,
    name,
    file: `${hash}.${keptEnding(row)}`,
    alt,
    decorative: row.decorative === 1,
    focal: { x: focal_x, y: focal_y } as ArchivedEntry['focal'],
    tags: JSON.parse(row.tags) as string[],
    createdAt: created_at,
  }
}

export function readArchivedEntries(json: string): ArchivedEntry[] {
  const result = z.array(entrySchema).safeParse(parseArchiveJson(json))
  if (!result.success) throw badArchive(result.error)
  if (new Set(result.data.map(({ id }) => id)).size !== result.data.length) throw badArchive()
  return result.data
}

export function hashOf({ file }: ArchivedEntry): string {
  return file.split('.')[0]!
}

export function toArriving({ file: _file, ...entry }: ArchivedEntry, hash: string): ArrivingEntry {
  return { ...entry, hash }
}

/** Whether an import would change the entry. */
export function sameEntry(a: ArchivedEntry, b: ArchivedEntry): boolean {
  const essence = ({ file, name, alt, decorative, focal, tags }: ArchivedEntry) =>
    JSON.stringify([file, name, alt, decorative, focal.x, focal.y, tags])
  return essence(a) === essence(b)
}
