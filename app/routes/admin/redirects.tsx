import { requireRight } from '#server/context.ts'
import { redirectMessages } from '#shared/messages/redirects.ts'
import { RedirectsPage } from '#admin/redirects/redirects-page.tsx'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import type { Route } from './+types/redirects.ts'

export async function loader(args: Route.LoaderArgs) {
  const { redirects, missingPages, now } = requireRight(args, 'edit-content')
  const [list, missing] = await Promise.all([redirects.list(), missingPages.list()])
  return { redirects: list, missing, now: now().toISOString() }
}

export function meta() {
  return adminMeta(redirectMessages.title)
}

export default function RedirectsRoute({ loaderData }: Route.ComponentProps) {
  return <RedirectsPage {...loaderData} />
}
