import { requireRight } from '#server/context.ts'
import { subscriberMessages } from '#shared/messages/status-mail.ts'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import { SubscribersPage } from '#admin/status/subscribers-page.tsx'
import type { Route } from './+types/subscribers.ts'

/** Addresses are other people's data: for those who read messages. */
export async function loader(args: Route.LoaderArgs) {
  const { subscribers, statusMail } = requireRight(args, 'read-inbox')
  return { ...(await subscribers.list()), offered: statusMail.offered() }
}

export function meta() {
  return adminMeta(subscriberMessages.title)
}

export default function Subscribers({ loaderData }: Route.ComponentProps) {
  return <SubscribersPage {...loaderData} />
}
