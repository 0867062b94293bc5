import { sql, type Kysely } from 'kysely'
import type { Engine } from './schema.ts'

/** Devices on which somebody signed in, by the hash of their mark, and which one-time code was accepted last. */
export async function createKnownDeviceTables(query: Kysely<unknown>, engine: Engine) {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  await query.schema
    .createTable('known_devices')
    .addColumn('mark_hash', key, (column) => column.notNull())
    .addColumn('user_id', key, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('session_id', key, (column) => column.notNull())
    .addColumn('used_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_devices_key', ['mark_hash', 'user_id'])
    .execute()
  await query.schema.createIndex('known_devices_of_user').on('known_devices').column('user_id').execute()
  await query.schema.alterTable('two_factors').addColumn('usedStep', 'integer').execute()
}
