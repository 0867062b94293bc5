import { checkItem } from '#shared/editing/check/check-item.ts'
import { AppError } from '#shared/errors.ts'
import { itemAt } from '#shared/addresses/item-address.ts'
import { editingErrors } from '#shared/messages/editing-errors.ts'
import { sitePages } from '#shared/addresses/site-addresses.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import type { ContentStore } from './store.ts'
import { definitionOf } from './store.ts'

type Parts = { store: ContentStore; feed: Pick<ChangeFeed, 'read'> }
type Asked = { collection: string; id: string; version: number }

/**
 * The check of the editor, for whoever publishes or plans without giving a reason: an error keeps the item as it is. It
 * speaks of the version that is meant; another one is a conflict, which the write itself reports. What becomes public
 * `together` may link to each other.
 */
export async function createPublishCheck({ store, feed }: Parts, together: { collection: string; ids: string[] }) {
  await feed.read()
  await store.catalogue.upToDate()
  const code = new Set(sitePages.map(({ value }) => value))
  const isThere = ({ collection, id }: { collection: string; id: string }) =>
    (collection === together.collection && together.ids.includes(id)) ||
    store.catalogue.shelf(collection).byId.get(id)?.copied.live === true
  const addresses = {
    has(address: string): boolean {
      const item = itemAt(address)
      return code.has(address) || (item !== undefined && isThere(item))
    },
  }

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
