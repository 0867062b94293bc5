import { sql } from 'kysely'
import { findDefinition } from '#shared/content/index.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import { followChanges } from '#server/database/follow-changes.ts'
import type { Database, DocumentRow } from '#server/database/schema.ts'

type Place = { collection: string; id: string }
/** What is made of documents and kept in memory. */
type Follower = {
  places(): Iterable<Place>
  /** A document that is new or changed. */
  take(row: DocumentRow): void
  /** One that is no longer there, or in the trash. */
  lose(place: Place): void
}

const rowsAtATime = 100

/** Keeps something in memory in step with the documents. */
export function followDocuments(database: Database, feed: Pick<ChangeFeed, 'subscribe'>, follower: Follower) {
  return followChanges<DocumentRow>(feed, {
    ...follower,
    isMeant: (collection) => findDefinition(collection) !== undefined,
    placeOf: ({ collection, id }) => ({ collection, id }),
    next: (last) => nextRows(database, last),
    some: (collection, ids) =>
      selectAll(database).where('collection', '=', collection).where('id', 'in', ids).execute(),
    take: (row) => (row.deleted_at === null ? follower.take(row) : follower.lose(row)),
  })
}

/** In the order of the primary key, so that a part costs the same wherever it begins. */
function nextRows(database: Database, last: DocumentRow | undefined): Promise<DocumentRow[]> {
  const rows = selectAll(database).orderBy('collection').orderBy('id').limit(rowsAtATime)
  if (!last) return rows.execute()
  return rows.where(sql<boolean>`(collection, id) > (${last.collection}, ${last.id})`).execute()
}

function selectAll({ query }: Database) {
  return query.selectFrom('documents').selectAll()
}
