/** What somebody reads on the page after a step of their subscription. */
const subscriptionOutcomes = {
  sent: 'gesendet',
  badEmail: 'adresse',
  tooMany: 'zuviele',
  failed: 'fehler',
  confirmed: 'bestaetigt',
  left: 'abgemeldet',
  unknown: 'unbekannt',
} as const
export type SubscriptionOutcome = keyof typeof subscriptionOutcomes

/** The query parameters of /status that speak of a subscription. */
export const subscriptionParameters = { outcome: 'abo', token: 'schluessel' } as const

/** Addresses behind status messages by mail; apart from site-paths.ts, because only /status and mails need them. */
export const statusMailPaths = {
  subscribe: () => '/api/status/abo',
  /** What List-Unsubscribe names: sending ends the subscription (RFC 8058), opening leads to the page that asks. */
  leave: (token: string) => `/api/status/abo/${token}`,
  confirm: (token: string) => `/api/status/abo/${token}/bestaetigen`,
  /** Where the holder of a mail confirms or leaves. */
  page: (token: string) => `/status?${subscriptionParameters.token}=${token}#abo`,
  told: (outcome: SubscriptionOutcome) =>
    `/status?${subscriptionParameters.outcome}=${subscriptionOutcomes[outcome]}#abo`,
  /** For people who work here. */
  subscriber: (id: string) => `/api/status/subscribers/${encodeURIComponent(id)}`,
} as const

export function outcomeOf(parameter: string | null): SubscriptionOutcome | undefined {
  const found = Object.entries(subscriptionOutcomes).find(([, text]) => text === parameter)
  return found?.[0] as SubscriptionOutcome | undefined
}
