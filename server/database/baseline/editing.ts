import { columns, index, optional, primary, unique, type BaselineTables } from './columns.ts'

const { integer, key, text } = columns

/** Working on content together: links to drafts, who has what open, reviews, comments and replacements. */
export const editingTables: BaselineTables = {
  preview_links: {
    columns: {
      id: primary(key),
      token_hash: unique(key),
      collection: key,
      document_id: key,
      created_by: text,
      created_at: text,
      expires_at: text,
    },
  },
  // Who has which item open.
  presence: {
    columns: {
      tab: primary(key),
      collection: key,
      document_id: key,
      person: text,
      name: text,
      seen_at: text,
    },
  },
  // Drafts that wait for somebody who may publish.
  reviews: {
    columns: {
      collection: key,
      document_id: key,
      state: key,
      by: text,
      at: text,
    },
    primary: { reviews_key: ['collection', 'document_id'] },
  },
  comments: {
    columns: {
      id: primary(key),
      collection: key,
      document_id: key,
      author: text,
      text: text,
      created_at: text,
      resolved_at: optional(text),
    },
    indexes: { comments_of_document: index(['collection', 'document_id', 'created_at']) },
  },
  // Find and replace, with what is needed to undo it.
  replacements: {
    columns: {
      id: primary(key),
      at: key,
      by: text,
      term: text,
      replacement: text,
      hits: integer,
      items: text,
      undone_at: optional(text),
    },
  },
}
