import { createHmac, randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { accountEmail } from '#shared/text/email.ts'
import type { ErasureLine } from '#shared/personal-data/personal-data.ts'
import type { ErasureRow } from '#server/database/rows/operations.ts'
import type { Database, Tables } from '#server/database/schema.ts'
import { eraseEverything } from './all-kinds.ts'
import { namesIn, phonesIn } from './identifiers.ts'
import { textsOfPeople } from './mentions.ts'
import { eraseConsents } from './other-data.ts'
import { dataSubject, type Subject } from './subject.ts'

/** The key of the hashes, among the secrets of the server. */
export const erasureSecret = 'erasure'
/** No hash has a point in it. */
const phoneMark = 'phone.'
const nameMark = 'name.'
const addressForm = /[^\s@<>()"'„“,;:[\]]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu

function keyedHash(secret: string, value: string): string {
  return createHmac('sha256', secret).update(value).digest('base64url')
}

type Found = { address: string } | { phone: string } | { name: string }

/** An address is hashed as it was when nothing else could be; the mark of others says what has to be looked for. */
function markOf(secret: string, found: Found): string {
  if ('address' in found) return keyedHash(secret, found.address)
  if ('phone' in found) return phoneMark + keyedHash(secret, found.phone)
  return nameMark + keyedHash(secret, found.name)
}

/** Of all by which the person was looked for. */
function marksOf(secret: string, { address, phone, name }: Subject): string[] {
  const given: (Found | false)[] = [address !== '' && { address }, phone !== '' && { phone }, name !== '' && { name }]
  return given.flatMap((found) => (found ? [markOf(secret, found)] : []))
}

/** Says that and how much, and by a keyed hash whose it was; nothing in it leads to the person without the key. */
export async function writeErasure(
  transaction: Transaction<Tables>,
  subject: Subject,
  { secret, counts }: { secret: string; counts: ErasureLine['counts'] },
): Promise<ErasureLine> {
  const { consentId, until: at } = subject
  const number = `L-${at.slice(0, 10).replaceAll('-', '')}-${randomBytes(3).toString('hex')}`
  await transaction
    .insertInto('erasures')
    .values({
      id: number,
      at,
      address_hash: marksOf(secret, subject).join(' '),
      consent_hash: consentId === '' ? null : keyedHash(secret, consentId),
      counts: JSON.stringify(counts),
    })
    .execute()
  return { number, at, counts }
}

/**
 * A backup from before an erasure brings everything back. Asked before the tables are exchanged, this remembers what was
 * erased here; what it gives back is called in the same transaction when they are, and erases it again.
 */
export async function carryErasures(transaction: Transaction<Tables>): Promise<() => Promise<void>> {
  const rows = await transaction.selectFrom('erasures').selectAll().execute()
  const key = await transaction
    .selectFrom('server_secrets')
    .selectAll()
    .where('name', '=', erasureSecret)
    .executeTakeFirst()
  return async () => {
    // What the archive itself says of erasures was carried out before it was made.
    if (rows.length === 0 || !key) return
    await transaction.deleteFrom('server_secrets').where('name', '=', erasureSecret).execute()
    await transaction.insertInto('server_secrets').values(key).execute()
    const known = new Set((await transaction.selectFrom('erasures').select('id').execute()).map(({ id }) => id))
    for (const row of rows) if (!known.has(row.id)) await transaction.insertInto('erasures').values(row).execute()
    await eraseAgain(transaction, rows, key.value)
  }
}

async function eraseAgain(transaction: Transaction<Tables>, rows: ErasureRow[], secret: string): Promise<void> {
  const marks = newest(rows.flatMap(({ address_hash, at }) => address_hash.split(' ').map((mark) => [mark, at])))
  const found = new Map<string, Found>()
  const note = (one: Found) => {
    const mark = markOf(secret, one)
    if (marks.has(mark)) found.set(mark, one)
  }
  const asked = { phones: hasMark(marks, phoneMark), names: hasMark(marks, nameMark) }
  for await (const text of everyText(transaction)) {
    for (const [address] of text.matchAll(addressForm)) note({ address: accountEmail(address.replace(/\.$/, '')) })
    if (asked.phones) for (const phone of phonesIn(text)) note({ phone })
    if (asked.names) for (const name of namesIn(text)) note({ name })
  }
  for (const [mark, one] of found) {
    const person = 'address' in one ? { email: one.address } : one
    await eraseEverything(transaction, dataSubject(person, marks.get(mark)!))
  }
  const consents = newest(rows.flatMap(({ consent_hash: hash, at }) => (hash === null ? [] : [[hash, at]])))
  if (consents.size === 0) return
  for (const { consent_id } of await transaction.selectFrom('consents').select('consent_id').distinct().execute()) {
    const until = consents.get(keyedHash(secret, consent_id))
    if (until !== undefined) await eraseConsents(transaction, { consentId: consent_id, until })
  }
}

function hasMark(marks: ReadonlyMap<string, string>, kind: string): boolean {
  return [...marks.keys()].some((mark) => mark.startsWith(kind))
}

/** Everywhere in the database where somebody may be named. */
async function* everyText(query: Database['query']): AsyncGenerator<string> {
  for (const { email } of await query.selectFrom('status_subscribers').select('email').execute()) yield email
  const users = await query.selectFrom('users').select(['name', 'email']).execute()
  for (const { name, email } of users) yield `${name}\n${email}`
  for (const { email } of await query.selectFrom('invitations').select('email').execute()) yield email
  const messages = await query.selectFrom('messages').select(['name', 'email', 'phone']).distinct().execute()
  for (const { name, email, phone } of messages) yield* [name, email, phone]
  const lines = await query.selectFrom('audit_log').select('subject').distinct().execute()
  for (const { subject } of lines) yield subject
  yield* textsOfPeople(query)
}

function newest(pairs: string[][]): Map<string, string> {
  const found = new Map<string, string>()
  for (const [hash = '', at = ''] of pairs) if (at > (found.get(hash) ?? '')) found.set(hash, at)
  return found
}
