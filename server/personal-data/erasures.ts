import { createHmac, randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { accountEmail } from '#shared/text/email.ts'
import type { ErasureLine } from '#shared/personal-data/personal-data.ts'
import type { ErasureRow } from '#server/database/erasure-table.ts'
import type { Database, Tables } from '#server/database/schema.ts'
import { eraseEverything } from './all-kinds.ts'
import { textsWithAddresses } from './mentions.ts'
import { eraseConsents } from './other-data.ts'
import { dataSubject, type Subject } from './subject.ts'

/** The key of the hashes, among the secrets of the server. */
export const erasureSecret = 'erasure'
const addressForm = /[^\s@<>()"'„“,;:[\]]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu

function keyedHash(secret: string, value: string): string {
  return createHmac('sha256', secret).update(value).digest('base64url')
}

/** Says that and how much, and by a keyed hash whose it was; nothing in it leads to the person without the key. */
export async function writeErasure(
  transaction: Transaction<Tables>,
  { address, consentId, until: at }: Subject,
  { secret, counts }: { secret: string; counts: ErasureLine['counts'] },
): Promise<ErasureLine> {
  const number = `L-${at.slice(0, 10).replaceAll('-', '')}-${randomBytes(3).toString('hex')}`
  await transaction
    .insertInto('erasures')
    .values({
      id: number,
      at,
      address_hash: keyedHash(secret, address),
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
  const addresses = newest(rows.map(({ address_hash: hash, at }) => [hash, at]))
  for (const address of await addressesIn(transaction)) {
    const until = addresses.get(keyedHash(secret, address))
    if (until !== undefined) await eraseEverything(transaction, dataSubject(address, '', until))
  }
  const consents = newest(rows.flatMap(({ consent_hash: hash, at }) => (hash === null ? [] : [[hash, at]])))
  if (consents.size === 0) return
  for (const { consent_id } of await transaction.selectFrom('consents').select('consent_id').distinct().execute()) {
    const until = consents.get(keyedHash(secret, consent_id))
    if (until !== undefined) await eraseConsents(transaction, { consentId: consent_id, until })
  }
}

async function addressesIn(query: Database['query']): Promise<Set<string>> {
  const found = new Set<string>()
  const add = (text: string) => {
    for (const [address] of text.matchAll(addressForm)) found.add(accountEmail(address.replace(/\.$/, '')))
  }
  for (const { email } of await query.selectFrom('messages').select('email').distinct().execute()) add(email)
  for (const { email } of await query.selectFrom('status_subscribers').select('email').execute()) add(email)
  for (const { email } of await query.selectFrom('users').select('email').execute()) add(email)
  for (const { email } of await query.selectFrom('invitations').select('email').execute()) add(email)
  const lines = query.selectFrom('audit_log').select('subject').distinct().where('subject', 'like', '%@%')
  for (const { subject } of await lines.execute()) add(subject)
  for await (const text of textsWithAddresses(query)) add(text)
  return found
}

function newest(pairs: string[][]): Map<string, string> {
  const found = new Map<string, string>()
  for (const [hash = '', at = ''] of pairs) if (at > (found.get(hash) ?? '')) found.set(hash, at)
  return found
}
