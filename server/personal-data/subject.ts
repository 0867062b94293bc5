import { sql, type RawBuilder } from 'kysely'
import type { AskedPerson } from '#shared/personal-data/personal-data.ts'
import { personalDataMessages } from '#shared/messages/personal-data.ts'
import { accountEmail } from '#shared/text/email.ts'
import { readableEmail } from '#server/base/readable-email.ts'
import { namePattern, phonePattern, plainName, plainPhone } from './identifiers.ts'

/** Whose data it is: by address, telephone number or full name, whichever are given, and by the id of their consent. */
export type Subject = {
  /** As accounts have it: a domain in its ASCII form, in small letters. Empty where it is not known, like the others. */
  address: string
  phone: string
  name: string
  consentId: string
  /** What came later is another story: somebody who was forgotten may write again. */
  until: string
  /** Find the person in a text, however they are written there. */
  inText: { address: RegExp; phone: RegExp; name: RegExp }
}

const nothing = /(?!)/g

export function dataSubject(asked: Partial<AskedPerson>, until: string): Subject {
  const address = asked.email ? accountEmail(asked.email) : ''
  const phone = asked.phone ? plainPhone(asked.phone) : ''
  const name = asked.name ? plainName(asked.name) : ''
  const inText = {
    address: address ? new RegExp(addressPattern(address), 'giu') : nothing,
    phone: phone ? new RegExp(phonePattern(phone), 'gu') : nothing,
    name: name ? new RegExp(namePattern(name), 'giu') : nothing,
  }
  return { address, phone, name, consentId: asked.consentId ?? '', until, inText }
}

function addressPattern(address: string): string {
  const forms = [...new Set([address, readableEmail(address)])].map((form) =>
    form.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'),
  )
  return `(?<![\\p{L}\\p{N}._%+-])(?:${forms.join('|')})(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`
}

export function isAbout({ address }: Subject, email: string): boolean {
  return address !== '' && accountEmail(email) === address
}

/** Who wrote under the number or the name is the person, whatever address they used. */
export function isFrom(subject: Subject, { name, email, phone }: { name: string; email: string; phone: string }) {
  return isAbout(subject, email) || phone.search(subject.inText.phone) >= 0 || isNamed(subject, name)
}

export function isNamed({ name }: Subject, given: string): boolean {
  return name !== '' && plainName(given) === name
}

export function mentions({ inText }: Subject, text: string | null): boolean {
  return text !== null && Object.values(inText).some((pattern) => text.search(pattern) >= 0)
}

export function withoutPerson({ inText }: Subject, text: string): string {
  return Object.values(inText).reduce((rest, pattern) => rest.replaceAll(pattern, personalDataMessages.masked), text)
}

/** Rows that may hold the person; which of them do, the text itself has to say. */
export function mayHold({ address, phone, name }: Subject, columns: readonly string[]): RawBuilder<boolean> {
  const local = address.slice(0, address.lastIndexOf('@') + 1).replaceAll(/[\\%_]/g, '\\$&')
  // SQLite makes small letters of ASCII only, so any letter may stand for another one.
  const spelled = name.replaceAll(/[\\%_]/g, '\\$&').replaceAll(/[^\0-\x7f]/g, '_')
  const words = spelled.split(' ')
  const each = columns.flatMap((column) => [
    ...(local ? [sql`lower(${sql.ref(column)}) like ${`%${local}%`} escape '\\'`] : []),
    ...(name ? words.map((word) => sql`lower(${sql.ref(column)}) like ${`%${word}%`} escape '\\'`).slice(-1) : []),
    ...(phone ? [sql`${digitsOf(column)} like ${`%${phone}%`}`] : []),
  ])
  return each.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`(${sql.join(each, sql` or `)})`
}

function digitsOf(column: string): RawBuilder<string> {
  return [' ', '-', '/', '.', '(', ')', '\u00a0', '\u2013'].reduce<RawBuilder<string>>(
    (text, separator) => sql`replace(${text}, ${separator}, '')`,
    sql<string>`${sql.ref(column)}`,
  )
}
