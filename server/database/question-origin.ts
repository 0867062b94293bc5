import type { Kysely } from 'kysely'

/** Where a question was asked in vain: up to now only the chat kept any. */
export async function addQuestionOrigin(query: Kysely<unknown>) {
  await query.schema
    .alterTable('chat_questions')
    .addColumn('origin', 'text', (column) => column.notNull().defaultTo('chat'))
    .execute()
}
