import { findDefinition, type ContentName, type ItemOf } from '#shared/content/index.ts'
import type { Database, RevisionAction } from '#server/database/schema.ts'
import { conform } from '#shared/content/conform.ts'
import type { StoredValues } from './rows.ts'

export type Past = ReturnType<typeof openPast>
/** A version of a document that visitors could read, and since when. */
export type PastVersion = { seq: number; from: string }

const endings: ReadonlySet<RevisionAction> = new Set(['unpublish', 'delete'])

/** What visitors saw at an earlier time, from the revisions that concerned them. Drafts are in none of it (I6). */
export function openPast({ query }: Database) {
  function publicRevisions(name: ContentName) {
    return query
      .selectFrom('revisions')
      .select(['seq', 'document_id', 'action', 'data', 'at'])
      .where('collection', '=', name)
      .where('audience', '=', 'public')
      .orderBy('seq')
  }

  return {
    /** Every published version of a document, newest first; publishing the same text again makes no new one. */
    async versions(name: ContentName): Promise<PastVersion[]> {
      const rows = (await publicRevisions(name).execute()).filter(({ action }) => !endings.has(action))
      return rows
        .filter(({ data }, index) => data !== null && data !== rows[index - 1]?.data)
        .map(({ seq, at }) => ({ seq, from: at }))
        .toReversed()
    },
    async version<Name extends ContentName>(name: Name, seq: number): Promise<ItemOf<Name> | undefined> {
      const row = await publicRevisions(name).where('seq', '=', seq).executeTakeFirst()
      return row && !endings.has(row.action) ? (asItem(name, row) as ItemOf<Name>) : undefined
    },
    /** All items of a collection, or a document, as they were at a moment. */
    async itemsAt<Name extends ContentName>(name: Name, at: string): Promise<ItemOf<Name>[]> {
      const rows = await publicRevisions(name).where('at', '<=', at).execute()
      const newest = new Map(rows.map((row) => [row.document_id, row]))
      return [...newest.values()]
        .filter(({ action }) => !endings.has(action))
        .map((row) => asItem(name, row) as ItemOf<Name>)
    },
  }
}

function asItem(name: string, row: { document_id: string; data: string | null; at: string }) {
  const fields = findDefinition(name)?.fields ?? {}
  const values = conform(fields, JSON.parse(row.data ?? '{}') as StoredValues)
  return { ...values, id: row.document_id, createdAt: row.at, updatedAt: row.at }
}
