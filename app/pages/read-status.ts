import type { PublicBackend } from '#server/context.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { outcomeOf, subscriptionParameters, type SubscriptionOutcome } from '#shared/addresses/status-mail-paths.ts'
import { incidentNotices, type IncidentNotice } from '#shared/status/incidents.ts'
import type { SubscriptionState } from '#site/status/subscription.tsx'

/** What the bars of pages say. A page without it is still a page: what cannot be read is left out. */
export async function readIncidentNotices({ content, offPaths, now }: PublicBackend): Promise<IncidentNotice[]> {
  const incidents = (await content.section(content.list('incidents'))) ?? []
  if (incidents.length === 0) return []
  const [services, off] = await Promise.all([
    content.section(content.list('services')),
    offPaths().catch((): string[] => []),
  ])
  return off.includes(paths.status()) ? [] : incidentNotices(incidents, services ?? [], now())
}

/** After these nobody needs the form again. */
const settled: ReadonlySet<SubscriptionOutcome> = new Set(['sent', 'confirmed'])

/** What the page says of status messages by mail; null where it says nothing. */
export async function readSubscription(
  { statusMail }: PublicBackend,
  parameters: URLSearchParams,
): Promise<SubscriptionState | null> {
  const offered = statusMail.offered()
  const token = parameters.get(subscriptionParameters.token)
  if (token !== null) {
    const own = await statusMail.find(token)
    return own ? { own, form: false } : { outcome: 'unknown', form: offered }
  }
  const outcome = outcomeOf(parameters.get(subscriptionParameters.outcome))
  if (outcome) return { outcome, form: offered && !settled.has(outcome) }
  return offered ? { form: true } : null
}
