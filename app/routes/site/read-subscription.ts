import type { PublicBackend } from '#server/context.ts'
import { outcomeOf, subscriptionParameters, type SubscriptionOutcome } from '#shared/addresses/status-mail-paths.ts'
import type { SubscriptionState } from '#site/status/subscription.tsx'

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
