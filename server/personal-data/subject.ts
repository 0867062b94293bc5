import { sql, type RawBuilder } from 'kysely'
import { personalDataMessages } from '#shared/messages/personal-data.ts'
import { accountEmail } from '#shared/text/email.ts'
import { readableEmail } from '#server/readable-email.ts'

/** Whose data it is: an e-mail address and, where it is known, the id of their consent. */
export type Subject = {
  /** As accounts have it: a domain in its ASCII form, in small letters. */
  address: string
  consentId: string
  /** What came later is another story: somebody who was forgotten may write again. */
  until: string
  /** Finds the address in a text, however it is written there. */
  inText: RegExp
}

export function dataSubject(email: string, consentId: string, until: string): Subject {
  const address = accountEmail(email)
  const forms = [...new Set([address, readableEmail(address)])].map((form) =>
    form.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'),
  )
  const inText = new RegExp(
    `(?<![\\p{L}\\p{N}._%+-])(?:${forms.join('|')})(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`,
    'giu',
  )
  return { address, consentId, until, inText }
}

export function isAbout({ address }: Subject, email: string): boolean {
  return accountEmail(email) === address
}

export function mentions({ inText }: Subject, text: string | null): boolean {
  return text !== null && text.search(inText) >= 0
}

export function withoutAddress({ inText }: Subject, text: string): string {
  return text.replaceAll(inText, personalDataMessages.masked)
}

/** Rows that may hold the address; which of them do, the text itself has to say. */
export function mayHold({ address }: Subject, columns: readonly string[]): RawBuilder<boolean> {
  const local = address.slice(0, address.lastIndexOf('@') + 1).replaceAll(/[\\%_]/g, '\\$&')
  const each = columns.map((column) => sql`lower(${sql.ref(column)}) like ${`%${local}%`} escape '\\'`)
  return sql<boolean>`(${sql.join(each, sql` or `)})`
}
