import type { Transaction } from 'kysely'
import { itemAt } from '#shared/addresses/item-address.ts'
import { isPageOn, offPathsOf } from '#shared/addresses/page-switch.ts'
import { pagePathOf } from '#shared/addresses/site-addresses.ts'
import { matchSiteRoute } from '#shared/addresses/site-routes.ts'
import type { Tables } from '#server/database/schema.ts'

type Reader = Pick<Transaction<Tables>, 'selectFrom'>

/** Whether visitors find a page at a path of this site. */
export async function hasPage(query: Reader, path: string): Promise<boolean> {
  if (!isPageOn(path, await offPathsIn(query))) return false
  const route = matchSiteRoute(path)
  if (route && Object.keys(route.parameters).length === 0) return true
  const item = itemAt(path)
  if (!item) return false
  const row = await query
    .selectFrom('documents')
    .select('id')
    .where('collection', '=', item.collection)
    .where('address', '=', item.address)
    .where('data', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

async function offPathsIn(query: Reader): Promise<string[]> {
  const rows = await query
    .selectFrom('documents')
    .select(['id', 'data'])
    .where('collection', '=', 'pages')
    .where('data', 'like', '%"off":true%')
    .execute()
  return offPathsOf(
    rows.map(({ id, data }) => ({ id, off: (JSON.parse(data ?? '{}') as { off?: unknown }).off === true })),
  )
}

/** Whether a link there leads somewhere: elsewhere and to files it is believed. */
export async function leadsSomewhere(query: Reader, target: string): Promise<boolean> {
  const path = pagePathOf(target)
  return path === undefined || (await hasPage(query, path))
}
