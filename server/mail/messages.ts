import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { queuedMessageMaxAgeMs } from '#shared/contact-limits.ts'
import type { ContactValues } from '#shared/contact.ts'
import type { Tables } from '#server/database/schema.ts'

/**
 * Stores a message, unless the very same one came within the last days: a message that a browser kept for later may
 * have arrived the first time although its answer was lost (J4). Returns its id, or undefined when it was known.
 */
export async function storeMessage(
  transaction: Transaction<Tables>,
  values: ContactValues,
  { contentHash, at }: { contentHash: string; at: Date },
): Promise<string | undefined> {
  const since = new Date(at.getTime() - queuedMessageMaxAgeMs).toISOString()
  const known = await transaction
    .selectFrom('messages')
    .select('id')
    .where('content_hash', '=', contentHash)
    .where('received_at', '>', since)
    .executeTakeFirst()
  if (known) return undefined
  const { name, email, phone, message } = values
  const id = randomBytes(12).toString('hex')
  await transaction
    .insertInto('messages')
    .values({
      id,
      name,
      email,
      phone,
      message,
      search_text: searchText([name, email, phone, message].join('\n')),
      content_hash: contentHash,
      state: 'new',
      received_at: at.toISOString(),
      closed_at: null,
    })
    .execute()
  return id
}

/** The form in which text is looked for: SQL compares capital umlauts differently on each engine. */
export function searchText(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('de-DE')
}
