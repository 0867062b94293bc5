/** How a subscription of status messages ended. */
export type SubscriptionEnd = 'link' | 'one-click' | 'removed' | 'erased'

/** Somebody who asked for status messages, as people see them who work here. */
export type Subscriber = {
  id: string
  email: string
  askedAt: string
  /** Null until the mail was answered. */
  confirmedAt: string | null
  /** Why the last mail did not arrive; null where it did. */
  problem: string | null
}

/** That somebody had agreed and that it ended, without saying who it was. */
export type SubscriptionProof = {
  number: string
  askedAt: string
  confirmedAt: string
  endedAt: string
  how: SubscriptionEnd
}

export type SubscriberList = { total: number; subscribers: Subscriber[]; proofs: SubscriptionProof[] }

/** Who has not confirmed by then is forgotten. */
export const unconfirmedKeptDays = 7
/** As long as somebody may still ask whether there was a consent (§§ 195, 199 BGB). */
export const proofsKeptMonths = 36
export const mostSubscribers = 5_000
