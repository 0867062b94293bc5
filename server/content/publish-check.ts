import { checkItem } from '#shared/check/check-item.ts'
import { addressOf } from '#shared/item-address.ts'
import { sitePages } from '#shared/site-addresses.ts'
import type { Database } from '#server/database/schema.ts'
import type { ContentStore } from './store.ts'
import { definitionOf } from './store.ts'

/**
 * The check of the editor, for lists: there nobody can give a reason, so an error keeps the item a draft. Answers the
 * first one in German.
 */
export async function createPublishCheck({ query }: Database, store: ContentStore) {
  const rows = await query
    .selectFrom('documents')
    .select(['collection', 'id'])
    .where('deleted_at', 'is', null)
    .execute()
  const own = rows.flatMap(({ collection, id }) => addressOf(collection, id) ?? [])
  const addresses = new Set([...sitePages.map(({ value }) => value), ...own])

  return async (collection: string, id: string): Promise<string | undefined> => {
    const working = await store.working(collection, id)
    const problems = working ? checkItem(definitionOf(collection).fields, working.item, { addresses }) : []
    const error = problems.find(({ level }) => level === 'error')
    return error && `${error.label}: ${error.message}`
  }
}
