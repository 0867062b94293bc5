import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { ContactValues } from '#shared/contact/contact.ts'
import type { Tables } from '../database/schema.ts'

/** Stores a message and returns its id. The same words as before are stored as well (J36); the inbox marks them. */
export async function storeMessage(
  transaction: Transaction<Tables>,
  values: ContactValues,
  { contentHash, at }: { contentHash: string; at: Date },
): Promise<string> {
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
      assigned_to: null,
    })
    .execute()
  return id
}

/** The form in which text is looked for: SQL compares capital umlauts differently on each engine. */
export function searchText(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('de-DE')
}
