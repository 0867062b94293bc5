import { backend } from '#server/context.ts'
import { exchangeMessages } from '#shared/messages/exchange.ts'
import { adminMeta } from '#admin/shell/admin-meta.ts'
import { ExchangePage } from '#admin/exchange/exchange-page.tsx'
import type { Route } from './+types/exchange.ts'
import { requireRight } from './require-right.ts'

export async function loader(args: Route.LoaderArgs) {
  requireRight(args, 'administrate')
  const { operations, now } = args.context.get(backend)
  return { snapshots: await operations.snapshots(), now: now().toISOString() }
}

export function meta() {
  return adminMeta(exchangeMessages.title)
}

export default function Exchange({ loaderData }: Route.ComponentProps) {
  return <ExchangePage {...loaderData} />
}
