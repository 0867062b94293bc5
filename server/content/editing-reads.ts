import { sql } from 'kysely'
import type { CollectionSummary, ListRow } from '#shared/lists/admin-list.ts'
import type { AnyCollection } from '#shared/content/define.ts'
import { findDefinition } from '#shared/content/index.ts'
import { listRows, referredIn, summaryOf, titleOf } from '#shared/lists/list-rows.ts'
import { AppError } from '#shared/errors.ts'
import type { Role } from '#shared/people/people.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { PublishState } from '#shared/content/publish-state.ts'
import type { Database } from '#server/database/schema.ts'
import { copiedItem, workingValues } from './rows.ts'
import { searchItems } from './search-items.ts'
import { definitionOf } from './store.ts'

export type StateCounts = Partial<Record<PublishState, number>>

/** The rule of shared/content/publish-state.ts, where the database has to count. */
const stateOfRow = sql<PublishState>`case
  when publish_at is not null then 'scheduled'
  when data is null then 'draft'
  when draft is not null then 'changed'
  else 'published' end`

/** What the admin area reads: working copies with their drafts, which visitors never see. */
export function createEditingReads(database: Database) {
  const { query } = database
  const rowsOf = (collection: string) =>
    query.selectFrom('documents').selectAll().where('collection', '=', collection).where('deleted_at', 'is', null)

  /** Only what the columns refer to is read. */
  async function titlesFor(collection: AnyCollection) {
    const entries = referredIn(collection).map(async (name): Promise<[string, Map<string, string>]> => {
      const definition = findDefinition(name)
      if (definition?.kind !== 'collection') return [name, new Map()]
      const rows = await rowsOf(name).execute()
      return [name, new Map(rows.map((row) => [row.id, titleOf(definition, workingValues(definition, row))]))]
    })
    return new Map(await Promise.all(entries))
  }

  return {
    /** How many items each collection has in each state; what is in the trash does not count. */
    async counts(): Promise<Record<string, StateCounts>> {
      const rows = await query
        .selectFrom('documents')
        .select(['collection', stateOfRow.as('state')])
        .select(({ fn }) => fn.countAll().as('number'))
        .where('deleted_at', 'is', null)
        .groupBy(['collection', 'state'])
        .execute()
      const counts: Record<string, StateCounts> = {}
      for (const { collection, state, number } of rows) (counts[collection] ??= {})[state] = Number(number)
      return counts
    },

    search: (words: string, role: Role) => searchItems(database, words, role),

    /** What a list needs to know of a collection; undefined where there is none of that name. */
    collection(name: string): CollectionSummary | undefined {
      const definition = findDefinition(name)
      return definition?.kind === 'collection' ? summaryOf(definition) : undefined
    },

    /** A collection as its list shows it. */
    async list(name: string): Promise<ListRow[]> {
      const definition = collectionOf(name)
      const [rows, titles, reviews] = await Promise.all([
        rowsOf(definition.name).execute(),
        titlesFor(definition),
        query.selectFrom('reviews').select(['document_id', 'state']).where('collection', '=', name).execute(),
      ])
      const reviewed = new Map(reviews.map(({ document_id, state }) => [document_id, state]))
      const items = rows.map((row) => copiedItem(definition, row))
      return listRows(definition, items, titles).map((row) => {
        const review = reviewed.get(row.id)
        return review ? { ...row, review } : row
      })
    },
  }
}

function collectionOf(name: string): AnyCollection {
  const definition = definitionOf(name)
  if (definition.kind !== 'collection') throw new AppError('not-found', 404, errorMessages.unknownCollection)
  return definition
}
