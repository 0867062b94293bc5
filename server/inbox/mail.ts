import { createHash } from 'node:crypto'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { contactDetails } from '#shared/company/company.ts'
import type { ContactValues } from '#shared/contact/contact.ts'
import { acknowledgementWords } from '#shared/messages/mail.ts'
import { statusMailWords } from '#shared/messages/status-mail.ts'
import type { Chore } from '../base/chores.ts'
import type { Config } from '../base/config.ts'
import { readWords } from '../content/read-words.ts'
import type { ContentStore } from '../content/store.ts'
import { unlessMoving } from '../database/move-table.ts'
import type { Database } from '../database/schema.ts'
import { inWriteTransaction } from '../database/write-transaction.ts'
import type { Log } from '../base/log.ts'
import type { MailConfig, MailRoute } from '../base/settings/mail-config.ts'
import { composeLetter } from './compose.ts'
import type { DeliveryKind } from './deliveries.ts'
import { openInbox } from './inbox.ts'
import { storeMessage } from './messages.ts'
import { openOutbox } from './outbox.ts'
import { readReplyMail } from './reply-mail.ts'
import { deleteExpired } from './retention.ts'
import { composeForSubscriber } from './subscriber-mail.ts'
import { readSubscriberTokens } from './subscriber-token.ts'
import type { LetterWords, MailSite } from './route.ts'
import { testMail } from './test-mail.ts'
import { createWayOut } from './way-out.ts'

type Parts = {
  database: Database
  store: Pick<ContentStore, 'document'>
  config: Pick<Config, 'publicUrl' | 'outbound'>
  /** The settings in force, the same object for as long as they stay the same. */
  connections: { mail: () => MailConfig }
  log: Log
  now: () => Date
}

const lookEveryMs = 5_000
const cleanEveryMs = 3_600_000
const deliverable: Record<MailRoute['kind'], readonly DeliveryKind[]> = {
  smtp: ['notification', 'acknowledgement', 'alarm', 'reply', 'subscription', 'status'],
  emailjs: ['notification', 'alarm'],
  none: [],
}

/** The inbox and the way out of it (I2). */
export async function openMail({ database, store, config, connections, log, now }: Parts) {
  const { publicUrl, outbound } = config
  const wayOut = createWayOut({ mail: connections.mail, publicUrl, limits: outbound })
  const routeKind = () => connections.mail().route.kind
  const outbox = openOutbox({
    database,
    log,
    now,
    host: publicUrl.hostname,
    timeoutMs: outbound.mailAttemptMs,
    deliverable: () => deliverable[routeKind()],
    async deliver({ row, message }, signal) {
      // Left from another route: a template would carry it to the company instead.
      if (!deliverable[routeKind()].includes(row.kind))
        throw Object.assign(new Error('not by this route'), { responseCode: 550 })
      const site = await readSite()
      const { from = site.email, to = site.email } = connections.mail()
      const reply = row.kind === 'reply' ? await readReplyMail(database.query, row) : undefined
      await wayOut.use((route) =>
        route.deliver({ kind: row.kind, mailId: row.mail_id, message, reply, site, from, to }, signal),
      )
    },
    async deliverToSubscriber(row, signal) {
      if (!deliverable[routeKind()].includes(row.kind))
        throw Object.assign(new Error('not by this route'), { responseCode: 550 })
      const [{ email, ...site }, words] = await Promise.all([readSite(), readWords(store, statusMailWords)])
      const token = (await readSubscriberTokens(database)).tokenOf(row.subscriber_id ?? '')
      const { from = email } = connections.mail()
      const letter = await composeForSubscriber(row, { query: database.query, site, words, publicUrl, token })
      await wayOut.use((route) => route.send({ ...letter, from, siteName: site.name, mailId: row.mail_id }, signal))
    },
  })
  await outbox.release().catch(unlessMoving)
  const inbox = openInbox({ database, outbox, route: routeKind, now })

  /** Sends a mail at once, without the outbox; resolves with what the other side answered. */
  async function send(words: LetterWords, limitMs = outbound.mailAttemptMs): Promise<string> {
    const { to, subject, lines, link } = words
    const site = await readSite()
    const { from = site.email } = connections.mail()
    const texts = { ...composeLetter(site, lines(site.name), ...(link ? [link] : [])), subject: subject(site.name) }
    return wayOut.useAlone((route, signal) => route.send({ ...texts, to, from, siteName: site.name }, signal), limitMs)
  }

  /** Something of the site itself is wrong: it stands in the inbox, and the outbox brings it like any message. */
  async function alarm(sender: string, text: string): Promise<void> {
    const { email } = await readSite()
    const values: ContactValues = { name: sender, email, phone: '', message: text }
    await inWriteTransaction(database, async (transaction) => {
      const contentHash = createHash('sha256').update(text).digest('hex')
      const id = await storeMessage(transaction, values, { contentHash, at: now() })
      await outbox.enqueue(transaction, id, ['alarm'])
    })
    outbox.wake()
  }

  async function readSite(): Promise<MailSite & { email: string }> {
    const [settings, company, footer, acknowledgement] = await Promise.all([
      store.document('generalSettings'),
      store.document('companyProfile'),
      store.document('footer'),
      readWords(store, acknowledgementWords),
    ])
    if (!settings || !company || !footer) throw new Error('the site has no content yet')
    const { email, phone, address } = contactDetails(company, footer)
    return {
      name: company.name,
      logo: settings.logoUrl && (URL.parse(settings.logoUrl, publicUrl)?.href ?? ''),
      address: address.replaceAll('\n', ', '),
      phone,
      email,
      acknowledgement,
      inboxUrl: (id) => new URL(adminPaths.message(id), publicUrl).href,
    }
  }

  const chores: Chore[] = [
    { name: 'deliver mail', everyMs: lookEveryMs, work: outbox.deliverDue },
    { name: 'delete old messages', everyMs: cleanEveryMs, work: () => deleteExpired({ database, store, log, now }) },
  ]
  return {
    outbox,
    inbox,
    send,
    alarm,
    /** Whether mail can go to somebody else than the company. */
    reachesVisitors: () => deliverable[routeKind()].includes('status') && !connections.mail().unreadable,
    test: (to: string) => testMail(to, { send, routeKind, limitMs: outbound.connectionTestMs }),
    chores,
    async close() {
      await outbox.close()
      wayOut.close()
    },
  }
}
