import type { CollectionSummary, FoundItem, ListChoice, ListPart, ListRow } from '#shared/lists/admin-list.ts'
import type { AnyCollection } from '#shared/content/define.ts'
import { definitions, findDefinition } from '#shared/content/index.ts'
import type { Facet } from '#shared/lists/facets.ts'
import { summaryOf } from '#shared/lists/list-rows.ts'
import { AppError } from '#shared/errors.ts'
import { mayUse, rightToDraft, type Role } from '#shared/people/people.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { PublishState } from '#shared/content/publish-state.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import type { Database } from '#server/database/schema.ts'
import type { Listed } from './catalogue.ts'
import { createListParts } from './list-parts.ts'
import { areaOf, nameOf } from './search-texts.ts'
import { definitionOf, type ContentStore } from './store.ts'

type Parts = { database: Database; store: ContentStore; feed: Pick<ChangeFeed, 'read'> }
/** Of items; fields, files and people stand beside them. */
const mostFound = 12

export type StateCounts = Partial<Record<PublishState, number>>

/** What the admin area reads: working copies with their drafts, which visitors never see. */
export function createEditingReads({ database, store: { catalogue, itemSearch }, feed }: Parts) {
  const lists = createListParts(catalogue)

  /** Few are under review at a time. */
  async function withReviews(collection: string, rows: ListRow[]): Promise<ListRow[]> {
    const reviews = await database.query
      .selectFrom('reviews')
      .select(['document_id', 'state'])
      .where('collection', '=', collection)
      .execute()
    const states = new Map(reviews.map(({ document_id, state }) => [document_id, state]))
    return rows.map((row) => {
      const review = states.get(row.id)
      return review ? { ...row, review } : row
    })
  }

  return {
    /** How many items each collection has in each state; what is in the trash does not count. */
    async counts(): Promise<Record<string, StateCounts>> {
      await feed.read()
      await catalogue.upToDate()
      return Object.fromEntries(
        definitions.map(({ name }) => {
          const counts = Object.entries(catalogue.shelf(name).counts)
          return [name, Object.fromEntries(counts.filter(([, count]) => count > 0)) as StateCounts]
        }),
      )
    },

    /** Items whose newest values hold every word, drafts included; those with a word in the title come first. */
    async search(question: string, role: Role): Promise<FoundItem[]> {
      const meant = definitions.filter((definition) => mayUse({ role }, rightToDraft(definition)))
      const names = meant.map(({ name }) => name)
      const places = await itemSearch.items(question, names, mostFound)
      await feed.read()
      await catalogue.upToDate()
      return places.flatMap(({ collection, id }) => {
        const listed = catalogue.shelf(collection).byId.get(id)
        return listed ? [foundItem(listed)] : []
      })
    },

    /** What a list needs to know of a collection; undefined where there is none of that name. */
    collection(name: string): CollectionSummary | undefined {
      const definition = findDefinition(name)
      return definition?.kind === 'collection' ? summaryOf(definition) : undefined
    },

    async facets(name: string): Promise<Facet[]> {
      await feed.read()
      return lists.facets(collectionOf(name))
    },

    /** All items of a collection as its list shows them. */
    async list(name: string): Promise<ListRow[]> {
      await feed.read()
      return withReviews(name, await lists.all(collectionOf(name)))
    },

    /** As many of them as are shown. */
    async part(name: string, choice: ListChoice, limit: number): Promise<ListPart> {
      await feed.read()
      const part = await lists.part(collectionOf(name), choice, limit)
      return { ...part, rows: await withReviews(name, part.rows) }
    },
  }
}

function foundItem({ definition, copied: { item } }: Listed): FoundItem {
  const { name, kind } = definition
  const title = nameOf(definition, item)
  return { collection: name, id: item.id, title, area: areaOf(definition), document: kind === 'document' }
}

function collectionOf(name: string): AnyCollection {
  const definition = definitionOf(name)
  if (definition.kind !== 'collection') throw new AppError('not-found', 404, errorMessages.unknownCollection)
  return definition
}
