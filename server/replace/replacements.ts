import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { findDefinition } from '#shared/content/index.ts'
import { AppError } from '#shared/errors.ts'
import { replaceMessages as words } from '#shared/messages/replace.ts'
import { mayUse, rightToWrite, type Principal } from '#shared/people/people.ts'
import {
  replaceHitsMax,
  type PastReplacement,
  type ReplaceItem,
  type ReplacePreview,
  type ReplaceWish,
  type SearchWish,
  type UndoneReplacement,
} from '#shared/replace/replace.ts'
import type { Chore } from '#server/base/chores.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import type { ReplacementRow } from '#server/database/rows/editing.ts'
import type { Database, Tables } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import { writeSides, type ChangedItem } from './changed-items.ts'
import { findPlaces, replacedSides } from './find-places.ts'
import { readOneReplaceable, readReplaceable } from './read-replaceable.ts'
import { mediaName } from './replaceable.ts'
import { cleanSides, refuseAll, writeAll, type Prepared } from './write-all.ts'

export type Replacements = ReturnType<typeof openReplacements>
type Person = Pick<Principal, 'id' | 'role'>

/** How many can be undone, and for how long. */
const keptMost = 10
const keptMs = 30 * 86_400_000
const hourMs = 3_600_000

/** Finds a term in everything that somebody may write, replaces it in one transaction and takes that back in one. */
export function openReplacements(database: Database, feed: ChangeFeed, now: () => Date) {
  const { query } = database

  async function preview(wish: SearchWish, person: Person): Promise<ReplacePreview> {
    const items: ReplacePreview['items'] = []
    let hits = 0
    for await (const found of readReplaceable(query, mayWriteOf(person))) {
      // One more than is shown, to know whether there are more.
      const item = findPlaces(found, wish, replaceHitsMax + 1 - hits)
      if (!item) continue
      items.push(item)
      hits += countHits(item)
      if (hits > replaceHitsMax) return { items: withoutLastHit(items), hits: replaceHitsMax, more: true }
    }
    return { items, hits, more: false }
  }

  async function apply({ search, replacement, items }: ReplaceWish, person: Person): Promise<PastReplacement> {
    const mayWrite = mayWriteOf(person)
    if (!items.every(({ collection }) => mayWrite(collection))) throw new AppError('unauthorized', 403, words.foreign)
    if (items.reduce((sum, { hits }) => sum + hits.length, 0) > replaceHitsMax)
      throw new AppError('invalid-fields', 422, words.tooMany)
    const prepared = await prepare({ search, replacement, items })
    const at = now().toISOString()
    const note = words.revisionNote(search.term, replacement)
    const row = await inWriteTransaction(database, async (transaction) => {
      const deed = { by: person.id, at, action: 'content.replace', note } as const
      const changed = await writeAll(prepared, ({ found, sides }) => writeSides(transaction, found, sides, deed))
      const hits = items.reduce((sum, { hits: chosen }) => sum + chosen.length, 0)
      const done = { id: randomUUID(), at, by: person.id, term: search.term, replacement, hits }
      const kept = { ...done, items: JSON.stringify(changed), undone_at: null }
      await transaction.insertInto('replacements').values(kept).execute()
      return kept
    })
    await feed.catchUp()
    return asPast(row, '')
  }

  /** Cleaning long texts takes time, so it happens before the transaction that others wait for. */
  async function prepare({ search, replacement, items }: ReplaceWish): Promise<Prepared[]> {
    const prepared: Prepared[] = []
    const gone: string[] = []
    for (const { collection, id, stamp, hits } of items) {
      const found = await readOneReplaceable(query, { collection, id })
      const sides =
        found?.stamp === stamp ? replacedSides(found, { wish: search, replacement, keys: new Set(hits) }) : {}
      // A place that is not there was never in a preview of this version.
      if (!found || Object.keys(sides).length === 0) gone.push(found?.title ?? id)
      else prepared.push({ found, sides: cleanSides(found, sides) })
    }
    if (gone.length > 0)
      throw refuseAll(
        'conflict',
        gone.map((title) => ({ path: title, message: '' })),
      )
    return prepared
  }

  /** Restores what nobody has changed since. */
  async function undo(id: string, person: Person): Promise<UndoneReplacement> {
    const mayWrite = mayWriteOf(person)
    const result = await inWriteTransaction(database, async (transaction) => {
      const row = await transaction.selectFrom('replacements').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row || row.undone_at !== null) throw new AppError('nothing-to-undo', 409, words.past.unknown)
      const items = JSON.parse(row.items) as ChangedItem[]
      if (!items.every(({ collection }) => mayWrite(collection))) throw new AppError('unauthorized', 403, words.foreign)
      const kept: UndoneReplacement['kept'] = []
      const prepared: Prepared[] = []
      for (const item of items) {
        const found = await readOneReplaceable(transaction, item)
        if (found?.stamp === item.stamp) prepared.push({ found, sides: item.before })
        else if (found) kept.push({ title: found.title, path: found.path })
      }
      const at = now().toISOString()
      const note = words.undoNote(row.term, row.replacement)
      const deed = { by: person.id, at, action: 'content.undo-replace', note } as const
      await writeAll(prepared, ({ found, sides }) => writeSides(transaction, found, sides, deed))
      await transaction.updateTable('replacements').set({ undone_at: at }).where('id', '=', id).execute()
      return { restored: prepared.length, kept }
    })
    await feed.catchUp()
    return result
  }

  /** The newest first. */
  async function past(): Promise<PastReplacement[]> {
    const rows = await query
      .selectFrom('replacements')
      .leftJoin('users', 'users.id', 'replacements.by')
      .selectAll('replacements')
      .select('users.name')
      .orderBy('replacements.at', 'desc')
      .limit(keptMost)
      .execute()
    return rows.map(({ name, ...row }) => asPast(row, name ?? row.by))
  }

  const chore: Chore = {
    name: 'forget replacements',
    everyMs: hourMs,
    work: () => inWriteTransaction(database, (transaction) => forgetOld(transaction, now())),
  }
  return { preview, apply, undo, past, chore }
}

function mayWriteOf(person: Person): (collection: string) => boolean {
  return (collection) => {
    const definition = findDefinition(collection)
    if (definition) return mayUse(person, rightToWrite(definition))
    return collection === mediaName && mayUse(person, 'edit-content')
  }
}

function countHits({ places }: ReplaceItem): number {
  return places.reduce((sum, { hits }) => sum + hits.length, 0)
}

function withoutLastHit(items: ReplaceItem[]): ReplaceItem[] {
  const last = items.at(-1)
  const place = last?.places.at(-1)
  place?.hits.pop()
  if (place?.hits.length === 0) last?.places.pop()
  return last?.places.length === 0 ? items.slice(0, -1) : items
}

function asPast(row: ReplacementRow, by: string): PastReplacement {
  const { id, at, term, replacement, hits, undone_at } = row
  const items = (JSON.parse(row.items) as ChangedItem[]).length
  return { id, at, by, term, replacement, hits, items, undone: undone_at !== null }
}

async function forgetOld(transaction: Transaction<Tables>, now: Date): Promise<void> {
  const newest = await transaction
    .selectFrom('replacements')
    .select('id')
    .where('at', '>', new Date(now.getTime() - keptMs).toISOString())
    .orderBy('at', 'desc')
    .limit(keptMost)
    .execute()
  const kept = newest.map(({ id }) => id)
  await transaction
    .deleteFrom('replacements')
    .where('id', 'not in', [...kept, ''])
    .execute()
}
