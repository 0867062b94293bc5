import { requireRightToDraft } from '#server/context.ts'
import { listRowsShown } from '#shared/limits.ts'
import { choiceIn } from '#shared/lists/list-choice.ts'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import { ListPage } from '#admin/lists/list-page.tsx'
import { openAskedPage } from '#kit/page/asked-page.ts'
import type { Route } from './+types/list.ts'

export async function loader(args: Route.LoaderArgs) {
  const { area, now } = requireRightToDraft(args, 'collection', args.params.collection)
  const { searchParams } = new URL(args.request.url)
  const [part, facets] = await Promise.all([area.list(choiceIn(searchParams), listRowsShown), area.facets()])
  return { collection: area.summary, part, facets, now: now().toISOString() }
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
