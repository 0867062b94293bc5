import type { Transaction } from 'kysely'
import { personalDataMessages } from '#shared/messages/personal-data.ts'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import type { DataRecord } from '#shared/personal-data/personal-data.ts'
import type { Database, Tables } from '#server/database/schema.ts'
import { readableEmail } from '#server/base/readable-email.ts'
import { endSubscription } from '#server/status/end-subscription.ts'
import { deliveryRecord } from './mail-data.ts'
import type { Subject } from './subject.ts'

const words = personalDataMessages.records

/** What somebody asked to be told by mail, and every mail that went out for it. */
export async function findSubscriptions(query: Database['query'], subject: Subject): Promise<DataRecord[]> {
  const rows = await subscriptionsOf(query, subject)
  const found: DataRecord[] = []
  for (const { id, email, wording, asked_at, confirmed_at } of rows) {
    const facts = { email: readableEmail(email), text: wording }
    found.push({ at: asked_at, title: words.subscription, facts, path: adminPaths.subscribers() })
    if (confirmed_at !== null) found.push({ at: confirmed_at, title: words.agreed, facts: {} })
    const mails = await query.selectFrom('outbox').selectAll().where('subscriber_id', '=', id).execute()
    found.push(...mails.map(deliveryRecord))
  }
  return found
}

export async function eraseSubscriptions(transaction: Transaction<Tables>, subject: Subject): Promise<number> {
  const rows = await subscriptionsOf(transaction, subject)
  for (const row of rows) await endSubscription(transaction, row, 'erased', subject.until)
  return rows.length
}

function subscriptionsOf(query: Database['query'], { address, until }: Subject) {
  return query
    .selectFrom('status_subscribers')
    .selectAll()
    .where('email', '=', address)
    .where('asked_at', '<=', until)
    .execute()
}
