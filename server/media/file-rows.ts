import type { MediaFileRow } from '#server/database/rows/media.ts'
import type { Database } from '#server/database/schema.ts'
import type { Inspected } from './inspected.ts'

/** What is known of a file itself, whichever entry has it. */
export type FileFacts = Omit<MediaFileRow, 'media_id' | 'created_at' | 'retired_at'>

export function factsOf({ hash, type, bytes, width, height, alpha, colour }: Inspected): FileFacts {
  return { hash, type, bytes, width, height, alpha: alpha ? 1 : 0, colour }
}

export async function usedBytes({ query }: Database): Promise<number> {
  const row = await query
    .selectFrom('media_files')
    .select(({ fn }) => fn.sum('bytes').as('bytes'))
    .executeTakeFirst()
  return Number(row?.bytes ?? 0)
}

/** By hash; a file that nobody has is not in it. */
export async function readFacts({ query }: Database, hashes: string[]): Promise<Map<string, FileFacts>> {
  const wanted = new Set(hashes)
  const rows = await query
    .selectFrom('media_files')
    .select(['hash', 'type', 'bytes', 'width', 'height', 'alpha', 'colour'])
    .execute()
  return new Map(rows.filter(({ hash }) => wanted.has(hash)).map((row) => [row.hash, row]))
}
