import type { Kysely } from 'kysely'
import { statusMailPaths } from '#shared/addresses/status-mail-paths.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import type { statusMailWords } from '#shared/messages/status-mail.ts'
import { readableEmail } from '../base/readable-email.ts'
import type { Words } from '#shared/words/word-group.ts'
import type { OutboxRow } from '../database/rows/inbox.ts'
import type { Tables } from '../database/schema.ts'
import { composeLetter } from './compose.ts'
import type { Letter, MailSite } from './route.ts'

type Parts = {
  query: Kysely<Tables>
  site: MailSite
  words: Words<typeof statusMailWords.texts>
  publicUrl: URL
  token: string
}
type Told = Pick<Letter, 'to' | 'subject' | 'text' | 'html' | 'headers'>

/** What a subscriber receives: a question, or news with the way out, which mail programs know as well (RFC 8058). */
export async function composeForSubscriber(row: OutboxRow, parts: Parts): Promise<Told> {
  const { query, site, words, publicUrl, token } = parts
  const subscriber = await query
    .selectFrom('status_subscribers')
    .selectAll()
    .where('id', '=', row.subscriber_id)
    .executeTakeFirstOrThrow()
  const company = { company: site.name }
  const { mail } = words
  const at = (path: string) => new URL(path, publicUrl).href
  const leave = { label: mail.leave, address: at(statusMailPaths.page(token)) }
  const to = readableEmail(subscriber.email)
  if (row.kind === 'subscription') {
    if (subscriber.confirmed_at !== null)
      return { to, subject: mail.knownSubject(company), ...composeLetter(site, [mail.knownText(company)], leave) }
    const confirm = { label: mail.confirmLink, address: at(statusMailPaths.page(token)) }
    const lines = [mail.confirmText(company), mail.notYou]
    return { to, subject: mail.confirmSubject(company), ...composeLetter(site, lines, confirm) }
  }
  const { what, title, text, incident_id } = await query
    .selectFrom('status_news')
    .selectAll()
    .where('id', '=', row.entry_id)
    .executeTakeFirstOrThrow()
  const lines = (text || mail.closedText).split('\n').filter(Boolean)
  const more = { label: mail.more, address: at(`${paths.status()}#${incident_id}`) }
  return {
    to,
    subject: mail[what]({ title }),
    ...composeLetter(site, [mail[what]({ title }), ...lines, mail.why(company)], more, leave),
    headers: {
      'List-Unsubscribe': `<${at(statusMailPaths.leave(token))}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
