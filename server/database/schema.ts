import type { Generated, Kysely } from 'kysely'

export type Engine = 'sqlite' | 'postgres'
export type Database = { engine: Engine; query: Kysely<Tables>; close(): Promise<void> }

/** Times are ISO-8601 text in UTC and JSON is text, so both engines store and sort the very same bytes. */
export type Tables = {
  documents: DocumentRow
  revisions: {
    seq: Generated<number>
    collection: string
    document_id: string
    version: number
    action: RevisionAction
    data: string | null
    author: string
    at: string
  }
  changes: {
    seq: Generated<number>
    collection: string
    document_id: string
    version: number
    audience: Audience
    at: string
  }
  seed_marks: { collection: string; at: string }
  setup_links: { token_hash: string; created_at: string }
  /** Every text that asked for consent; `services` is what its revision depends on, by id of the service. */
  consent_notices: {
    seq: Generated<number>
    revision: number
    hash: string
    services: string
    shown: string
    at: string
  }
  consents: ConsentRow
  /** Totals per day (in Germany), page and host that led there. */
  page_views: { day: string; page: string; referrer: string; views: number }
  schema_migrations: { name: string; applied_at: string }
}

export type DocumentRow = {
  collection: string
  id: string
  /** What visitors see; null while nothing is published. */
  data: string | null
  /** Unpublished work on top of `data`; null when there is none. */
  draft: string | null
  status: 'draft' | 'scheduled' | 'published'
  publish_at: string | null
  unpublish_at: string | null
  version: number
  sort_key: string
  created_at: string
  /** Changes when visitors see something new (J13); drafts carry their own time. */
  updated_at: string
  draft_updated_at: string | null
  deleted_at: string | null
}

/** One choice of one visitor; the categories are 0 or 1, which both engines can add up. */
export type ConsentRow = {
  seq: Generated<number>
  consent_id: string
  action: 'choose' | 'withdraw'
  preferences: number
  analytics: number
  marketing: number
  revision: number
  notice: string
  /** The day in Germany. */
  day: string
  at: string
}

export type RevisionAction = 'create' | 'update' | 'draft' | 'publish' | 'unpublish' | 'delete' | 'import' | 'reset'
/** `public` changes drop cached pages; `editors` ones concern drafts only (J13). */
export type Audience = 'public' | 'editors'
