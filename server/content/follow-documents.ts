import { findDefinition } from '#shared/content/index.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import { chunks } from '#server/database/chunks.ts'
import type { Database, DocumentRow } from '#server/database/schema.ts'

type Place = { collection: string; id: string }
/** What is made of documents and kept in memory. */
type Follower = {
  clear(): void
  /** A document that is new or changed. */
  take(row: DocumentRow): void
  /** One that is no longer there, or in the trash. */
  lose(place: Place): void
}

const rowsAtATime = 100
/** Requests have their turn in between. */
const takenAtATime = 10

/**
 * Keeps something in memory in step with the documents: everything is read once, in parts, and from then on only what the
 * change feed names, when somebody asks next. Nothing is read while nobody asks.
 */
export function followDocuments(database: Database, feed: Pick<ChangeFeed, 'subscribe'>, follower: Follower) {
  const outdated = new Map<string, Place>()
  let unknown = true
  let reading: Promise<void> | undefined

  feed.subscribe((changes) => {
    for (const { collection, documentId: id } of changes)
      if (collection === '*') unknown = true
      else if (findDefinition(collection)) outdated.set(`${collection}/${id}`, { collection, id })
  })

  async function readAll(): Promise<void> {
    unknown = false
    outdated.clear()
    try {
      follower.clear()
      for (let last: Place | undefined; ;) {
        const rows = await nextRows(database, last)
        for (const [place, row] of rows.entries()) {
          if (place % takenAtATime === takenAtATime - 1) await new Promise(setImmediate)
          take(row)
        }
        last = rows.at(-1)
        if (!last) return
      }
    } catch (cause) {
      unknown = true
      throw cause
    }
  }

  async function readOutdated(): Promise<void> {
    const places = [...outdated.values()]
    outdated.clear()
    try {
      for (const [collection, entries] of Map.groupBy(places, (place) => place.collection))
        for (const part of chunks(entries)) {
          const ids = part.map(({ id }) => id)
          const rows = await rowsOf(database, collection, ids)
          const found = new Map(rows.map((row) => [row.id, row]))
          for (const id of ids) {
            const row = found.get(id)
            if (row) take(row)
            else follower.lose({ collection, id })
          }
        }
    } catch (cause) {
      for (const place of places) outdated.set(`${place.collection}/${place.id}`, place)
      throw cause
    }
  }

  function take(row: DocumentRow): void {
    if (row.deleted_at === null) follower.take(row)
    else follower.lose(row)
  }

  return {
    /** Whoever awaits this sees everything that the feed told before. */
    async upToDate(): Promise<void> {
      while (unknown || outdated.size > 0 || reading)
        await (reading ??= (unknown ? readAll() : readOutdated()).finally(() => (reading = undefined)))
    },
  }
}

/** In the order of the primary key, so that a part costs the same wherever it begins. */
function nextRows({ query }: Database, last: Place | undefined): Promise<DocumentRow[]> {
  const rows = query.selectFrom('documents').selectAll().orderBy('collection').orderBy('id').limit(rowsAtATime)
  if (!last) return rows.execute()
  return rows
    .where(({ or, and, eb }) =>
      or([
        eb('collection', '>', last.collection),
        and([eb('collection', '=', last.collection), eb('id', '>', last.id)]),
      ]),
    )
    .execute()
}

function rowsOf({ query }: Database, collection: string, ids: string[]): Promise<DocumentRow[]> {
  return query.selectFrom('documents').selectAll().where('collection', '=', collection).where('id', 'in', ids).execute()
}
