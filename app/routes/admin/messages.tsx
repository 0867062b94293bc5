import { requireRight } from '#server/context.ts'
import { isMessageState, type InboxFilter } from '#shared/inbox/inbox.ts'
import { inboxMessages } from '#shared/messages/inbox.ts'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import { InboxPage } from '#admin/inbox/inbox-page.tsx'
import type { Route } from './+types/messages.ts'

/** Messages are other people's data, so they are for administrators only (docs/decisions/0009). */
export async function loader(args: Route.LoaderArgs) {
  const { inbox, now, principal } = requireRight(args, 'read-inbox')
  const filter = readFilter(new URL(args.request.url).searchParams)
  const [list, counts, summary, readers, labels] = await Promise.all([
    inbox.list(filter),
    inbox.counts(),
    inbox.summary(),
    inbox.readers(),
    inbox.labels(),
  ])
  return { filter, list, counts, summary, readers, labels, me: principal.id, now: now().toISOString() }
}

export function meta() {
  return adminMeta(inboxMessages.title)
}

export default function Messages({ loaderData }: Route.ComponentProps) {
  return <InboxPage {...loaderData} />
}

function readFilter(query: URLSearchParams): InboxFilter {
  const state = query.get('status')
  const page = Number(query.get('seite') ?? 1)
  return {
    state: isMessageState(state) ? state : 'open',
    search: (query.get('suche') ?? '').slice(0, 200),
    assignee: (query.get('zustaendig') ?? '').slice(0, 100),
    label: (query.get('schlagwort') ?? '').slice(0, 100),
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  }
}
