import { columns, index, optional, primary, uniqueIndex, withDefault, type BaselineTables } from './columns.ts'

const { integer, key, sequence, text } = columns

/** The content of the site, its versions, and what happened to it. Every collection is in the same tables. */
export const contentTables: BaselineTables = {
  documents: {
    columns: {
      collection: key,
      id: key,
      data: optional(text),
      draft: optional(text),
      status: text,
      publish_at: optional(text),
      unpublish_at: optional(text),
      version: integer,
      sort_key: key,
      created_at: text,
      updated_at: text,
      draft_updated_at: optional(text),
      deleted_at: optional(text),
      address: optional(key),
    },
    primary: { documents_key: ['collection', 'id'] },
    indexes: {
      documents_by_deleted_at: index(['deleted_at'], 'deleted_at is not null'),
      documents_by_publish_at: index(['publish_at'], 'publish_at is not null'),
      documents_by_unpublish_at: index(['unpublish_at'], 'unpublish_at is not null'),
      documents_in_order: index(['collection', 'sort_key', 'id']),
      documents_by_address: uniqueIndex(['collection', 'address'], 'data is not null and deleted_at is null'),
    },
  },
  revisions: {
    columns: {
      seq: sequence,
      collection: key,
      document_id: key,
      version: integer,
      action: text,
      data: optional(text),
      author: text,
      at: text,
      audience: withDefault(text, 'public'),
      note: optional(text),
      state_before: optional(text),
    },
    indexes: {
      revisions_at_moment: index(['collection', 'audience', 'document_id', 'at', 'seq']),
      revisions_in_time: index(['audience', 'at']),
      revisions_of_document: index(['collection', 'document_id', 'seq']),
    },
  },
  // The change feed (change-feed.ts).
  changes: {
    columns: {
      seq: sequence,
      collection: key,
      document_id: key,
      version: integer,
      audience: text,
      at: text,
    },
  },
  // Changes that carry a key, so that one that is sent again is not made twice.
  applied_changes: {
    columns: {
      author: key,
      key: key,
      fingerprint: text,
      document_id: text,
      version: integer,
      at: text,
    },
    primary: { applied_changes_key: ['author', 'key'] },
  },
  // Which collections have had their default content.
  seed_marks: {
    columns: {
      collection: primary(key),
      at: text,
    },
  },
  // Whole collections as they were before something replaced them.
  snapshots: {
    columns: {
      id: primary(key),
      at: text,
      author: text,
      reason: text,
      collections: text,
      documents: text,
    },
  },
}
