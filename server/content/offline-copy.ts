import { definitions } from '#shared/content/index.ts'
import { mayUse, rightToDraft, type Role } from '#shared/people/people.ts'
import { copyMaxBytes } from '#shared/limits.ts'
import type { CopiedItem, CopyAnswer } from '#shared/offline/sync.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import type { Database, DocumentRow } from '#server/database/schema.ts'
import { chunks } from '#server/database/chunks.ts'
import { copiedItem } from './rows.ts'
import type { ContentStore } from './store.ts'

/** The place up to which a browser has read; the time tells whether it is a place of this very database. */
type Mark = { seq: number; at: string }

type Parts = { database: Database; store: Pick<ContentStore, 'catalogue'>; feed: Pick<ChangeFeed, 'read'> }

/** Collections up to this size are copied before larger ones: settings, pages and what others refer to. */
const smallCollection = 200

/**
 * What browsers of editors keep: every item that the role may write, as far as there is room for it, or what changed of
 * them since the mark. A mark that this database never gave, because it was restored from a backup, or no longer knows
 * leads to everything again.
 */
export async function readCopy(parts: Parts, role: Role, since: string | null): Promise<CopyAnswer> {
  const { database } = parts
  const { query } = database
  // First: what changes while the items are read is read again next time, never left out.
  const newest = await newestMark(database)
  const mark = `${newest.seq}:${newest.at}`
  const known = new Map(
    definitions
      .filter((definition) => mayUse({ role }, rightToDraft(definition)))
      .map((entry) => [entry.name as string, entry]),
  )
  const copies = (rows: DocumentRow[]) =>
    rows.flatMap((row) => {
      const definition = known.get(row.collection)
      return definition && row.deleted_at === null ? [copiedItem(definition, row)] : []
    })
  const from = await verified(database, since)
  if (!from) {
    const items: CopiedItem[] = []
    let bytes = 0
    for (const part of chunks(await placesToKeep(parts, [...known.keys()]))) {
      const rows = await rowsOf(database, part)
      items.push(...copies(rows))
      bytes += rows.reduce((sum, { data, draft }) => sum + 2 * (draft ?? data ?? '').length, 0)
      if (bytes > copyMaxBytes) break
    }
    return { mark, complete: true, items, gone: [] }
  }
  const changed = await query
    .selectFrom('changes')
    .select(['collection', 'document_id'])
    .distinct()
    .where('seq', '>', from.seq)
    .where('collection', 'in', [...known.keys()])
    .execute()
  const rows = await rowsOf(database, changed)
  const items = copies(rows)
  const there = new Set(items.map(({ collection, item }) => `${collection}/${item.id}`))
  const gone = changed
    .map(({ collection, document_id: id }) => ({ collection, id }))
    .filter(({ collection, id }) => !there.has(`${collection}/${id}`))
  return { mark, complete: false, items, gone }
}

/** Small collections first, then what was changed last. */
async function placesToKeep({ store: { catalogue }, feed }: Parts, names: string[]) {
  await feed.read()
  await catalogue.upToDate()
  const shelves = names.map((name) => catalogue.shelf(name).inOrder.map(({ copied }) => copied))
  const isSmall = (items: CopiedItem[]) => items.length <= smallCollection
  const newestFirst = (a: CopiedItem, b: CopiedItem) => (a.item.updatedAt < b.item.updatedAt ? 1 : -1)
  const large = shelves.filter((items) => !isSmall(items)).flat()
  return [...shelves.filter(isSmall).flat(), ...large.toSorted(newestFirst)].map(({ collection, item }) => ({
    collection,
    document_id: item.id,
  }))
}

async function rowsOf({ query }: Database, changed: { collection: string; document_id: string }[]) {
  const rows: DocumentRow[] = []
  for (const [collection, entries] of Map.groupBy(changed, (entry) => entry.collection)) {
    for (const part of chunks(entries)) {
      const ids = part.map(({ document_id }) => document_id)
      const found = query.selectFrom('documents').selectAll().where('collection', '=', collection)
      rows.push(...(await found.where('id', 'in', ids).execute()))
    }
  }
  return rows
}

async function newestMark({ query }: Database): Promise<Mark> {
  const row = await query.selectFrom('changes').select(['seq', 'at']).orderBy('seq', 'desc').limit(1).executeTakeFirst()
  return { seq: Number(row?.seq ?? 0), at: row?.at ?? 'empty' }
}

async function verified({ query }: Database, since: string | null): Promise<Mark | undefined> {
  const [, seq, at] = /^(\d{1,15}):(.*)$/.exec(since ?? '') ?? []
  if (!seq || !at) return undefined
  if (seq === '0') return { seq: 0, at }
  const changes = query.selectFrom('changes').select(['seq', 'at']).limit(1)
  const [before] = await changes.where('seq', '<=', Number(seq)).orderBy('seq', 'desc').execute()
  if (before && Number(before.seq) === Number(seq)) return before.at === at ? { seq: Number(seq), at } : undefined
  // Its change was followed by a newer one of the same sitting and is gone: what stands around it tells.
  const [after] = await changes.where('seq', '>', Number(seq)).orderBy('seq').execute()
  const isBetween = before && after && before.at <= at && at <= after.at
  return isBetween ? { seq: Number(seq), at } : undefined
}
