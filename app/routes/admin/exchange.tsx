import { requireRight } from '#server/context.ts'
import { exchangeMessages } from '#shared/messages/exchange.ts'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import { ExchangePage } from '#admin/exchange/exchange-page.tsx'
import type { Route } from './+types/exchange.ts'

export async function loader(args: Route.LoaderArgs) {
  const { operations, now } = requireRight(args, 'administrate')
  return { snapshots: await operations.snapshots(), now: now().toISOString() }
}

export function meta() {
  return adminMeta(exchangeMessages.title)
}

export default function Exchange({ loaderData }: Route.ComponentProps) {
  return <ExchangePage {...loaderData} />
}
