import type { Transaction } from 'kysely'
import type { DataKind, DataRecord, DataSection, ErasureLine } from '#shared/personal-data/personal-data.ts'
import type { Database, Tables } from '#server/database/schema.ts'
import * as account from './account-data.ts'
import * as mail from './mail-data.ts'
import { eraseMentions, findMentions } from './mentions.ts'
import * as other from './other-data.ts'
import type { Subject } from './subject.ts'
import { eraseSubscriptions, findSubscriptions } from './subscription-data.ts'

type Find = (query: Database['query'], subject: Subject) => Promise<DataRecord[]>

/** Where something of a person may be; docs/data-map.md says of every table why it is among them or not. */
const finds: Record<DataKind, Find> = {
  messages: mail.findMessages,
  deliveries: mail.findDeliveries,
  subscriptions: findSubscriptions,
  mentions: findMentions,
  account: account.findAccount,
  invitations: account.findInvitations,
  audit: account.findAudit,
  consents: other.findConsents,
  uploads: account.findUploads,
  content: other.findContent,
}

/** From which erasing takes something; what goes with an account or a message included. */
export const erasedTables = [
  'account_links',
  'accounts',
  'audit_log',
  'comments',
  'consents',
  'invitations',
  'known_devices',
  'media',
  'message_entries',
  'message_labels',
  'messages',
  'outbox',
  'passkeys',
  'preferences',
  'presence',
  'replacements',
  'reply_templates',
  'seen_news',
  'sessions',
  'status_subscribers',
  'two_factors',
  'users',
] as const

export async function findEverything(query: Database['query'], subject: Subject): Promise<DataSection[]> {
  const sections: DataSection[] = []
  for (const [kind, find] of Object.entries(finds) as [DataKind, Find][])
    sections.push({ kind, records: await find(query, subject) })
  return sections
}

/** Accounts come last: by their ids the others are found. */
export async function eraseEverything(
  transaction: Transaction<Tables>,
  subject: Subject,
): Promise<ErasureLine['counts']> {
  const mentions = await eraseMentions(transaction, subject)
  const messages = await mail.eraseMessages(transaction, subject)
  const subscriptions = await eraseSubscriptions(transaction, subject)
  const uploads = await account.eraseUploads(transaction, subject)
  const invitations = await account.eraseInvitations(transaction, subject)
  const consents = await other.eraseConsents(transaction, subject)
  const audit = await account.eraseAudit(transaction, subject)
  const accounts = await account.eraseAccount(transaction, subject)
  return { ...messages, subscriptions, mentions, uploads, invitations, consents, audit, account: accounts }
}
