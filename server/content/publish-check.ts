import { checkItem } from '#shared/editing/check/check-item.ts'
import { AppError } from '#shared/errors.ts'
import { itemAt, itemPath } from '#shared/addresses/item-address.ts'
import { isPageOn, offPathsOf } from '#shared/addresses/page-switch.ts'
import { editingErrors } from '#shared/messages/editing-errors.ts'
import { sitePages } from '#shared/addresses/site-addresses.ts'
import type { ChangeFeed } from '#server/database/change-feed.ts'
import type { Database } from '#server/database/schema.ts'
import type { ContentStore } from './store.ts'
import { definitionOf } from './store.ts'

type Parts = { database: Database; store: ContentStore; feed: Pick<ChangeFeed, 'read'> }
type Asked = { collection: string; id: string; version: number }

/**
 * The check of the editor, for whoever publishes or plans without giving a reason: an error keeps the item as it is. It
 * speaks of the version that is meant; another one is a conflict, which the write itself reports. What becomes public
 * `together` may link to each other.
 */
export async function createPublishCheck(
  { database, store, feed }: Parts,
  together: { collection: string; ids: string[] },
) {
  await feed.read()
  await store.catalogue.upToDate()
  const code = sitePages.map(({ value }) => value)
  const soon = await Promise.all(
    together.ids.map(async (id) => {
      const working = await store.working(together.collection, id)
      return itemPath(together.collection, { id, address: working?.item.address })
    }),
  )
  // Who follows a link to an old address arrives.
  const redirects = await database.query.selectFrom('redirects').select('source').execute()
  const led = new Set(redirects.map(({ source }) => source))
  const others = new Set([...code, ...soon])
  const off = offPathsOf(await store.list('pages'))
  const addresses = {
    has(path: string): boolean {
      if (led.has(path)) return true
      if (!isPageOn(path, off)) return false
      const item = itemAt(path)
      return (
        others.has(path) || (item !== undefined && store.catalogue.shelf(item.collection).byAddress.has(item.address))
      )
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
