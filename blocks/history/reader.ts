import { unlessEmpty, type BlockReads } from '#blocks/define-block.ts'
import type { PageBlockOf } from '#blocks/kinds.ts'
import type { HistoryEntry } from '#shared/content/history.ts'

export type ShownYear = Pick<HistoryEntry, 'id' | 'year' | 'title' | 'text'>

/** Null where it could not be read, which the block says (J14). */
export async function readHistory(
  _block: PageBlockOf<'history'>,
  { site, list }: BlockReads,
): Promise<ShownYear[] | null | undefined> {
  const entries = await site.content.section(list('history'))
  return entries && unlessEmpty(entries.map(({ id, year, title, text }) => ({ id, year, title, text })))
}
