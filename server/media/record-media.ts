import type { Transaction } from 'kysely'
import type { Audience, Tables } from '#server/database/schema.ts'

/** One line in the change feed, so that every process draws its pages anew when a picture they show has changed. */
export async function recordMedia(transaction: Transaction<Tables>, ids: string[], audience: Audience, at: string) {
  if (ids.length === 0) return
  const changes = ids.map((id) => ({ collection: 'media', document_id: id, version: 1, audience, at }))
  await transaction.insertInto('changes').values(changes).execute()
}
