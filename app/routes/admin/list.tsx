import { requireRightToWrite } from '#server/context.ts'
import { adminMeta } from '#ui/admin/admin-meta.ts'
import { ListPage } from '#ui/admin/list/list-page.tsx'
import { openAskedPage } from '#ui/page/asked-page.ts'
import type { Route } from './+types/list.ts'

export async function loader(args: Route.LoaderArgs) {
  const { area, now } = requireRightToWrite(args, 'collection', args.params.collection)
  return { collection: area.summary, rows: await area.list(), now: now().toISOString() }
}

export async function clientLoader({ serverLoader, params }: Route.ClientLoaderArgs) {
  const { loadList } = await import('#ui/admin/offline/client-loaders.ts').catch(openAskedPage)
  return loadList(serverLoader, params.collection)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData?.collection.label.many ?? '')
}

export default function List({ loaderData }: Route.ComponentProps) {
  return <ListPage key={loaderData.collection.name} {...loaderData} />
}
