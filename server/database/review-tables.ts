import { sql, type Kysely } from 'kysely'
import type { Engine } from './schema.ts'

/** Where a draft stands between those who write and those who publish. */
export type ReviewRow = {
  collection: string
  document_id: string
  state: 'waiting' | 'returned'
  /** Who handed it over, or returned it. */
  by: string
  at: string
}

export type CommentRow = {
  id: string
  collection: string
  document_id: string
  author: string
  text: string
  created_at: string
  resolved_at: string | null
}

/** Who may read messages besides administrators; drafts that wait for somebody, and what people say about them. */
export async function createReviewTables(query: Kysely<unknown>, engine: Engine) {
  const key = engine === 'postgres' ? sql`text collate "C"` : sql`text`
  await query.schema.alterTable('users').addColumn('inbox', 'integer').execute()
  await query.schema
    .createTable('reviews')
    .addColumn('collection', key, (column) => column.notNull())
    .addColumn('document_id', key, (column) => column.notNull())
    .addColumn('state', key, (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('reviews_key', ['collection', 'document_id'])
    .execute()
  await query.schema
    .createTable('comments')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('collection', key, (column) => column.notNull())
    .addColumn('document_id', key, (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('resolved_at', 'text')
    .execute()
  await query.schema
    .createIndex('comments_of_document')
    .on('comments')
    .columns(['collection', 'document_id', 'created_at'])
    .execute()
}
