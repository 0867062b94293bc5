import { requireRight } from '#server/context.ts'
import { helpMessages } from '#shared/messages/help.ts'
import { HelpPage } from '#admin/help/help-page.tsx'
import { searchManual } from '#admin/kit/manual.ts'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import type { Route } from './+types/help.ts'

const searchMaxLength = 100

export function loader(args: Route.LoaderArgs) {
  requireRight(args, 'write-drafts')
  const search = (new URL(args.request.url).searchParams.get('suche') ?? '').trim().slice(0, searchMaxLength)
  return { search, found: searchManual(search) }
}

export function meta() {
  return adminMeta(helpMessages.title)
}

export default function Help({ loaderData }: Route.ComponentProps) {
  return <HelpPage {...loaderData} />
}
