import { createHash, randomBytes } from 'node:crypto'
import { paths } from '#shared/paths.ts'
import type { Database } from '#server/database/schema.ts'
import { inWriteTransaction } from '#server/database/write-transaction.ts'

/**
 * The address at which the first administrator is created. Each start makes a new one and voids the old; only a hash
 * is stored, so reading the database does not open the door.
 */
export async function createSetupLink(database: Database, origin: string, at: string): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await inWriteTransaction(database, async (transaction) => {
    await transaction.deleteFrom('setup_links').execute()
    await transaction
      .insertInto('setup_links')
      .values({ token_hash: hashToken(token), created_at: at })
      .execute()
  })
  return new URL(paths.setUp(token), origin).href
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
