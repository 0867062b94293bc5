import { data } from 'react-router'
import { requireRight } from '#server/context.ts'
import { daysUntil, germanDay } from '#shared/time/german-day.ts'
import { consentAdminMessages } from '#shared/messages/consent-admin.ts'
import { adminMeta } from '#admin/shell/admin-page.tsx'
import { ConsentsPage } from '#admin/consent/consents-page.tsx'
import type { Route } from './+types/consents.ts'

export async function loader(args: Route.LoaderArgs) {
  const { consent, consentLedger, now } = requireRight(args, 'administrate')
  const range = new URL(args.request.url).searchParams.get('zeitraum') === '365' ? (365 as const) : (30 as const)
  const days = daysUntil(germanDay(now()), range)
  const [notice, totals, keepsLedger] = await Promise.all([
    consent.notice(),
    consentLedger.totals(days[0]!),
    consentLedger.keepsLedger(),
  ])
  if (!notice) throw data(null, { status: 503 })
  const { content, settings } = notice
  return { range, days, totals, keepsLedger, content, months: settings.months }
}

export function meta() {
  return adminMeta(consentAdminMessages.title)
}

export default function Consents({ loaderData }: Route.ComponentProps) {
  return <ConsentsPage {...loaderData} />
}
