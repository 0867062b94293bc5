import { columns, index, optional, primary, type BaselineTables } from './columns.ts'

const { integer, key, text } = columns

/** The library, and beside it the files themselves, so that a replaced one stays a while. */
export const mediaTables: BaselineTables = {
  // What people know of a file.
  media: {
    columns: {
      id: primary(key),
      name: text,
      hash: key,
      alt: text,
      decorative: integer,
      focal_x: integer,
      focal_y: integer,
      tags: text,
      created_at: key,
      created_by: text,
      updated_at: text,
      deleted_at: optional(text),
    },
    indexes: { media_by_hash: index(['hash']) },
  },
  media_files: {
    columns: {
      media_id: key,
      hash: key,
      type: text,
      bytes: integer,
      width: integer,
      height: integer,
      alpha: integer,
      colour: text,
      created_at: text,
      retired_at: optional(text),
    },
    primary: { media_files_key: ['media_id', 'hash'] },
    indexes: { media_files_by_hash: index(['hash']) },
  },
}
