import { data } from 'react-router'
import { requireRight } from '#server/context.ts'
import { helpMessages } from '#shared/messages/help.ts'
import { ManualPageView } from '#admin/help/help-page.tsx'
import { manualPage } from '#admin/kit/manual.ts'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import type { Route } from './+types/manual-page.ts'

export function loader(args: Route.LoaderArgs) {
  requireRight(args, 'write-drafts')
  const page = manualPage(args.params.page)
  if (!page) throw data(null, { status: 404 })
  return { page: { title: page.title, blocks: page.blocks } }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData?.page.title ?? helpMessages.title)
}

export default function ManualPage({ loaderData }: Route.ComponentProps) {
  return <ManualPageView {...loaderData} />
}
