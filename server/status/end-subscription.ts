import type { Transaction } from 'kysely'
import type { SubscriptionEnd } from '#shared/status/subscribers.ts'
import type { Database, Tables } from '#server/database/schema.ts'
import type { SubscriberRow } from '#server/database/rows/inbox.ts'

/**
 * Forgets the address, and with it what was still on its way. Where there was a consent it stays on record that there was
 * one, under the random id and without anything that leads to the person.
 */
export async function endSubscription(
  transaction: Transaction<Tables>,
  { id, wording, asked_at, confirmed_at }: SubscriberRow,
  how: SubscriptionEnd,
  ended_at: string,
): Promise<void> {
  await transaction.deleteFrom('status_subscribers').where('id', '=', id).execute()
  if (confirmed_at === null) return
  await transaction
    .insertInto('subscription_proofs')
    .values({ id, wording, asked_at, confirmed_at, ended_at, how })
    .execute()
}

/**
 * A backup from before brings back who has left since. Asked before the tables are exchanged; what it gives back is called
 * in the same transaction when they are, and lets them go again.
 */
export async function carrySubscriptionEnds(transaction: Transaction<Tables>): Promise<() => Promise<void>> {
  const proofs = await transaction.selectFrom('subscription_proofs').selectAll().execute()
  return async () => {
    const known = await idsOf(transaction)
    for (const proof of proofs) {
      await transaction.deleteFrom('status_subscribers').where('id', '=', proof.id).execute()
      if (!known.has(proof.id)) await transaction.insertInto('subscription_proofs').values(proof).execute()
    }
  }
}

async function idsOf(query: Database['query']): Promise<Set<string>> {
  const rows = await query.selectFrom('subscription_proofs').select('id').execute()
  return new Set(rows.map(({ id }) => id))
}
