import { sql, type Kysely } from 'kysely'
import type { Engine } from './schema.ts'

export type AccountLinkRow = {
  token_hash: string
  user_id: string
  kind: 'reset' | 'email'
  /** The new address; for a new password the one it was sent to. */
  email: string
  created_at: string
  expires_at: string
}

/** Links in mails that let somebody choose a new password or prove a new address; only hashes are stored. */
export async function createAccountLinkTables(query: Kysely<unknown>, engine: Engine) {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  await query.schema
    .createTable('account_links')
    .addColumn('token_hash', key, (column) => column.primaryKey())
    .addColumn('user_id', key, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', key, (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('account_links_one_of_a_kind', ['user_id', 'kind'])
    .execute()
}
