import { columns, optional, primary, rowOf, unique, withDefault, type BaselineTables } from './columns.ts'

const { integer, key, text } = columns

/** Accounts, how people get one, and what they have arranged for themselves. */
export const peopleTables: BaselineTables = {
  users: {
    columns: {
      id: primary(key),
      createdAt: text,
      updatedAt: text,
      name: text,
      email: unique(key),
      emailVerified: integer,
      image: optional(text),
      role: text,
      disabled: withDefault(integer, 0),
      twoFactorEnabled: optional(integer),
      localRole: optional(text),
      roleProvider: optional(text),
      inbox: optional(integer),
    },
  },
  invitations: {
    columns: {
      token_hash: primary(key),
      email: unique(key),
      role: text,
      invited_by: key,
      created_at: text,
      expires_at: text,
    },
  },
  // Links in mails for a new password or a new address.
  account_links: {
    columns: {
      token_hash: primary(key),
      user_id: rowOf('users'),
      kind: key,
      email: text,
      created_at: text,
      expires_at: text,
    },
    unique: { account_links_one_of_a_kind: ['user_id', 'kind'] },
  },
  // The link that makes the first administrator.
  setup_links: {
    columns: {
      token_hash: primary(key),
      created_at: text,
    },
  },
  preferences: {
    columns: {
      user_id: rowOf('users'),
      name: key,
      value: text,
    },
    primary: { preferences_key: ['user_id', 'name'] },
  },
  // Up to which version somebody has read what is new.
  seen_news: {
    columns: {
      user_id: primary(rowOf('users')),
      version: text,
      at: text,
    },
  },
}
