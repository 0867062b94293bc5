import { data } from 'react-router'
import { backend } from '#server/context.ts'
import { adminMeta } from '#admin/shell/admin-meta.ts'
import { ListPage } from '#admin/lists/list-page.tsx'
import { openAskedPage } from '#kit/page/asked-page.ts'
import type { Route } from './+types/list.ts'
import { requireRight } from './require-right.ts'

export async function loader(args: Route.LoaderArgs) {
  requireRight(args, 'edit-content')
  const { editing, now } = args.context.get(backend)
  const collection = editing.collection(args.params.collection)
  if (!collection) throw data(null, { status: 404 })
  requireRight(args, collection.right)
  return { collection, rows: await editing.list(collection.name), now: now().toISOString() }
}

export async function clientLoader({ serverLoader, params }: Route.ClientLoaderArgs) {
  const { loadList } = await import('#admin/offline/client-loaders.ts').catch(openAskedPage)
  return loadList(serverLoader, params.collection)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData?.collection.label.many ?? '')
}

export default function List({ loaderData }: Route.ComponentProps) {
  return <ListPage key={loaderData.collection.name} {...loaderData} />
}
