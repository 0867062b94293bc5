import { data } from 'react-router'
import { requireRight } from '#server/context.ts'
import { inboxMessages } from '#shared/messages/inbox.ts'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import { MessagePage } from '#admin/inbox/message-page.tsx'
import type { Route } from './+types/message.ts'

export async function loader(args: Route.LoaderArgs) {
  const { inbox, content, now } = requireRight(args, 'read-inbox')
  const { id } = args.params
  const [message, { route }, { retention }, entries, readers, labels, templates] = await Promise.all([
    inbox.get(id),
    inbox.summary(),
    content.document('siteOptions'),
    inbox.entries(id),
    inbox.readers(),
    inbox.labels(),
    inbox.templates(),
  ])
  if (!message) throw data(null, { status: 404 })
  const work = { entries, readers, labels, templates }
  return { message, work, route, retentionMonths: retention.archivedMessagesMonths, now: now().toISOString() }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData?.message.name ?? inboxMessages.title)
}

export default function Message({ loaderData }: Route.ComponentProps) {
  return <MessagePage key={loaderData.message.id} {...loaderData} />
}
