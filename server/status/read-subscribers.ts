import type { SubscriberList } from '#shared/status/subscribers.ts'
import type { Database } from '#server/database/schema.ts'
import { readableEmail } from '#server/base/readable-email.ts'

const shown = 500
const proofsShown = 100

/** The newest subscribers with how their last mail fared, and the newest proofs of those who left. */
export async function readSubscribers(query: Database['query']): Promise<SubscriberList> {
  const newest = query.selectFrom('status_subscribers').orderBy('asked_at', 'desc').limit(shown)
  const [{ total }, rows, mails, proofs] = await Promise.all([
    query
      .selectFrom('status_subscribers')
      .select(({ fn }) => fn.countAll().as('total'))
      .executeTakeFirstOrThrow(),
    newest.selectAll().execute(),
    query
      .selectFrom('outbox')
      .select(['subscriber_id', 'reason'])
      .where('subscriber_id', 'in', newest.select('id'))
      .orderBy('next_try_at')
      .execute(),
    query.selectFrom('subscription_proofs').selectAll().orderBy('ended_at', 'desc').limit(proofsShown).execute(),
  ])
  const last = new Map(mails.map(({ subscriber_id, reason }) => [subscriber_id, reason]))
  return {
    total: Number(total),
    subscribers: rows.map(({ id, email, asked_at, confirmed_at }) => ({
      id,
      email: readableEmail(email),
      askedAt: asked_at,
      confirmedAt: confirmed_at,
      problem: last.get(id) ?? null,
    })),
    proofs: proofs.map(({ id, asked_at, confirmed_at, ended_at, how }) => ({
      number: id,
      askedAt: asked_at,
      confirmedAt: confirmed_at,
      endedAt: ended_at,
      how,
    })),
  }
}
