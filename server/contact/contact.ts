import { queuedMessageMaxAgeMs, ticketMaxAgeMs, ticketMinAgeMs } from '#shared/limits.ts'
import type { ContactRules, ContactValues, SecurityQuestion } from '#shared/contact/contact.ts'
import { accountEmail } from '#shared/text/email.ts'
import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { Config } from '#server/base/config.ts'
import type { ContentStore } from '#server/content/store.ts'
import type { Database } from '#server/database/schema.ts'
import { readServerSecret } from '#server/database/server-secret.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'
import { storeMessage } from '../inbox/messages.ts'
import { readableEmail } from '#server/base/readable-email.ts'
import type { Outbox } from '../inbox/outbox.ts'
import { createContactLimits, type ContactAttempt } from './contact-attempts.ts'
import { createTickets, type Ticket } from './tickets.ts'

export type Contact = Awaited<ReturnType<typeof openContact>>
type Parts = {
  database: Database
  store: Pick<ContentStore, 'document'>
  config: Pick<Config, 'contact'>
  outbox: Pick<Outbox, 'enqueue' | 'wake'>
  now: () => Date
}

/** What the contact form needs of the server: tickets, limits, and a place where messages are safe. */
export async function openContact({ database, store, config, outbox, now }: Parts) {
  const tickets = createTickets(await readServerSecret(database, 'contact-tickets'), now)
  const limits = createContactLimits(database, now)

  async function rules(): Promise<ContactRules> {
    const strict = { phoneRequired: true, securityQuestion: true }
    const { phoneRequired, securityQuestion } = (await store.document('siteOptions')) ?? strict
    return { phoneRequired, securityQuestion }
  }

  /**
   * Takes a message for good: ticket, message and delivery in one transaction. The same ticket with the same message
   * was taken before and its answer got lost, so it counts once (J2); with a fresh ticket it is a new message (J36).
   */
  async function receive(
    attempt: ContactAttempt,
    ticketText: string,
    values: ContactValues,
    label?: string,
  ): Promise<void> {
    const ticket = tickets.read(ticketText)
    if (!ticket) throw refused()
    if (config.contact.blockedSenders.includes(accountEmail(values.email)))
      throw new AppError('sender-blocked', 403, 'Forbidden')
    const shown = { ...values, email: readableEmail(values.email) }
    const contentHash = tickets.fingerprint([shown.name, shown.email, shown.phone, shown.message])
    const acknowledge = (await store.document('siteOptions'))?.acknowledgementMail ?? false
    const isNew = await inWriteTransaction(database, async (transaction) => {
      const at = now()
      const used = await transaction
        .selectFrom('used_tickets')
        .select('content_hash')
        .where('id', '=', ticket.id)
        .executeTakeFirst()
      if (used?.content_hash === contentHash) return false
      if (used || !isInTime(ticket, at)) throw refused()
      await attempt.reserve()
      const forget_at = new Date(ticket.issuedAt + ticketMaxAgeMs + queuedMessageMaxAgeMs).toISOString()
      await transaction
        .insertInto('used_tickets')
        .values({ id: ticket.id, content_hash: contentHash, forget_at })
        .execute()
      const id = await storeMessage(transaction, shown, { contentHash, at })
      if (label) await transaction.insertInto('message_labels').values({ message_id: id, label }).execute()
      await outbox.enqueue(transaction, id, acknowledge ? ['notification', 'acknowledgement'] : ['notification'])
      return true
    }).catch((error: unknown) => {
      attempt.giveUp()
      throw error
    })
    if (isNew) attempt.succeed()
    outbox.wake()
  }

  /** The question of a form that the server makes; undefined when its ticket is no longer good (J3). */
  function question(ticketText: string): SecurityQuestion | undefined {
    const ticket = tickets.read(ticketText)
    if (!ticket || now().getTime() - ticket.issuedAt > ticketMaxAgeMs) return undefined
    return tickets.questionOf(ticket)
  }

  return {
    issueTicket: tickets.issue,
    rules,
    receive,
    question,
    /** The beginning of every attempt to send something; throws 429 when there were too many. */
    begin: limits.begin,
  }
}

function isInTime({ issuedAt }: Ticket, at: Date): boolean {
  const age = at.getTime() - issuedAt
  return age >= ticketMinAgeMs && age <= ticketMaxAgeMs
}

function refused() {
  return new AppError('ticket-refused', 403, errorMessages.ticketRefused)
}
