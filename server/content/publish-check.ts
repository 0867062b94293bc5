import { checkItem } from '#shared/editing/check/check-item.ts'
import { AppError } from '#shared/errors.ts'
import { itemPath } from '#shared/addresses/item-address.ts'
import { isPageOn, offPathsOf } from '#shared/addresses/page-switch.ts'
import { editingErrors } from '#shared/messages/editing-errors.ts'
import { sitePages } from '#shared/addresses/site-addresses.ts'
import type { Database } from '#server/database/schema.ts'
import type { ContentStore } from './store.ts'
import { definitionOf } from './store.ts'

type Parts = { database: Database; store: ContentStore }
type Asked = { collection: string; id: string; version: number }

/**
 * The check of the editor, for whoever publishes or plans without giving a reason: an error keeps the item as it is. It
 * speaks of the version that is meant; another one is a conflict, which the write itself reports. What becomes public
 * `together` may link to each other.
 */
export async function createPublishCheck({ database, store }: Parts, together: { collection: string; ids: string[] }) {
  const rows = await database.query
    .selectFrom('documents')
    .select(['collection', 'id'])
    .where('deleted_at', 'is', null)
    .where('data', 'is not', null)
    .execute()
  const soon = together.ids.map((id) => ({ collection: together.collection, id }))
  const items = [...rows, ...soon].flatMap(({ collection, id }) => itemPath(collection, id) ?? [])
  const off = offPathsOf(await store.list('pages'))
  const addresses = new Set([...sitePages.map(({ value }) => value), ...items].filter((path) => isPageOn(path, off)))

  return async ({ collection, id, version }: Asked): Promise<void> => {
    const working = await store.working(collection, id)
    if (working?.version !== version) return
    const problems = checkItem(definitionOf(collection).fields, working.item, { addresses })
    const errors = problems.filter(({ level }) => level === 'error')
    const [first] = errors
    if (!first) return
    const message = editingErrors.checkFailed(`${first.label}: ${first.message}`, errors.length - 1)
    const fields = errors.map(({ path, message }) => ({ path, message }))
    throw new AppError('check-failed', 422, message, { fields })
  }
}

/** The same for one item. */
export async function requireChecked(parts: Parts, asked: Asked): Promise<void> {
  const check = await createPublishCheck(parts, { collection: asked.collection, ids: [asked.id] })
  await check(asked)
}
