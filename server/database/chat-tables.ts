import { sql, type Kysely } from 'kysely'
import type { Engine } from './schema.ts'

/** Questions that the chat could not answer: no address, no session, nothing that leads to a person. */
export async function createChatTables(query: Kysely<unknown>, engine: Engine) {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  await query.schema
    .createTable('chat_questions')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('group_key', key, (column) => column.notNull())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('asked_at', key, (column) => column.notNull())
    .execute()
  await query.schema.createIndex('chat_questions_by_group').on('chat_questions').column('group_key').execute()
  await query.schema.createIndex('chat_questions_by_time').on('chat_questions').column('asked_at').execute()
}
