import type { Engine } from './engine.ts'
import type { DatabaseHealth } from './database-health.ts'
import type { Generated, Kysely, Transaction } from 'kysely'
import type { QuestionOrigin } from '#shared/questions/questions.ts'
import type { Role } from '#shared/people/people.ts'
import type { Durations } from '#server/base/durations.ts'
import type {
  MoveRow,
  AccessibilityCheckRow,
  AlarmRow,
  AnnouncementRow,
  BackupRow,
  ChoreClaimRow,
  ConnectionRow,
  CountedCallRow,
  DailyFigureRow,
  ErasureRow,
  SelfTestRow,
  SetupStepRow,
  SiteSecurityRow,
} from './rows/operations.ts'
import type { CommentRow, ReplacementRow, ReviewRow } from './rows/editing.ts'
import type {
  MessageEntryRow,
  MessageRow,
  OutboxRow,
  ReplyTemplateRow,
  StatusNewsRow,
  SubscriberRow,
  SubscriptionProofRow,
} from './rows/inbox.ts'
import type { MediaFileRow, MediaRow } from './rows/media.ts'
import type { AccountLinkRow, PreferenceRow, SeenNewsRow } from './rows/people.ts'
import type { SearchTextRow } from './search-text-table.ts'

/** `file` where SQLite keeps it. */
export type Database = {
  engine: Engine
  query: Kysely<Tables>
  file?: string
  /** How long statements took. */
  times: Durations
  health: DatabaseHealth
  /** Asked at the beginning of every write (move-table.ts). */
  beforeWrite?(transaction: Transaction<Tables>): Promise<void>
  /** Calls back soon after another process has changed something; without it nobody is told. What it returns ends that. */
  listen?(onNews: () => void): () => void
  close(): Promise<void>
}

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
    /** Whether visitors noticed: such a revision is what they saw from then on, unless it ended that. */
    audience: Audience
    /** Why something was published although the check found errors. */
    note: string | null
    /** Where the item stood before it was published or withdrawn, so that exactly this can be undone (J41). */
    state_before: string | null
  }
  changes: {
    seq: Generated<number>
    collection: string
    document_id: string
    version: number
    audience: Audience
    at: string
  }
  /** Changes with a key that were carried out, and the version each one made. */
  applied_changes: {
    author: string
    key: string
    fingerprint: string
    document_id: string
    version: number
    at: string
  }
  media: MediaRow
  media_files: MediaFileRow
  search_texts: SearchTextRow
  seed_marks: { collection: string; at: string }
  setup_links: { token_hash: string; created_at: string }
  chat_questions: { id: string; group_key: string; question: string; asked_at: string; origin: QuestionOrigin }
  messages: MessageRow
  outbox: OutboxRow
  message_entries: MessageEntryRow
  message_labels: { message_id: string; label: string }
  reply_templates: ReplyTemplateRow
  seen_news: SeenNewsRow
  announcements: AnnouncementRow
  used_tickets: { id: string; content_hash: string; forget_at: string }
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
  /** Where old addresses lead: `hand` by a person, `address` by the site itself. */
  redirects: { id: string; source: string; target: string; origin: 'hand' | 'address'; at: string }
  /** What visitors asked for in vain, per day in Germany. */
  missing_pages: { day: string; path: string; views: number }
  /** Totals per day (in Germany), page and host that led there. */
  page_views: { day: string; page: string; referrer: string; views: number }
  users: {
    id: string
    name: string
    email: string
    emailVerified: number
    image: string | null
    /** Empty for somebody who lost the one a provider gave. */
    role: Role | ''
    /** What an administrator gave here; null where only a provider did. */
    localRole: Role | null
    /** The provider whose lists or groups gave the role in force; null where nobody outside did. */
    roleProvider: string | null
    disabled: Generated<number>
    /** 1 for who may read messages without being an administrator. */
    inbox: Generated<number | null>
    twoFactorEnabled: number | null
    createdAt: string
    updatedAt: string
  }
  sessions: {
    id: string
    token: string
    userId: string
    expiresAt: string
    ipAddress: string | null
    userAgent: string | null
    createdAt: string
    updatedAt: string
  }
  accounts: {
    id: string
    accountId: string
    providerId: string
    userId: string
    password: string | null
    createdAt: string
    updatedAt: string
  }
  verifications: { identifier: string; value: string }
  passkeys: { id: string; name: string | null; userId: string; createdAt: string | null }
  /** One-time ID tokens: which prepared session each one opens. */
  id_tokens: { token_hash: string; session_cookie: string; remember: number; issued_at: string }
  /** How sign-ins at a provider ended, until the page that began them asks. */
  sign_in_results: {
    event_id: string
    browser_hash: string
    session_cookie: string | null
    error_code: string | null
    created_at: string
  }
  /** Where somebody signed in before; the session is the one that began there last. */
  known_devices: { mark_hash: string; user_id: string; session_id: string; used_at: string }
  /** The other columns are for better-auth alone. */
  two_factors: { id: string; userId: string; secret: string; backupCodes: string; usedStep: number | null }
  /** Roles whose people need more than a password. */
  required_second_factors: { role: Role; since: string }
  sign_in_failures: { key_hash: string; failures: number; last_at: string }
  invitations: {
    token_hash: string
    email: string
    role: Role
    invited_by: string
    created_at: string
    expires_at: string
  }
  audit_log: { seq: Generated<number>; at: string; by: string; by_name: string; action: string; subject: string }
  account_links: AccountLinkRow
  backups: BackupRow
  moves: MoveRow
  counted_calls: CountedCallRow
  alarms: AlarmRow
  daily_figures: DailyFigureRow
  connections: ConnectionRow
  erasures: ErasureRow
  self_tests: SelfTestRow
  chore_claims: ChoreClaimRow
  accessibility_checks: AccessibilityCheckRow
  site_security_checks: SiteSecurityRow
  status_subscribers: SubscriberRow
  subscription_proofs: SubscriptionProofRow
  status_news: StatusNewsRow
  reviews: ReviewRow
  replacements: ReplacementRow
  setup_steps: SetupStepRow
  preferences: PreferenceRow
  comments: CommentRow
  server_secrets: { name: string; value: string }
  snapshots: {
    id: string
    at: string
    author: string
    reason: SnapshotReason
    /** The names of the collections it holds, as JSON. */
    collections: string
    /** Their rows, the trash included, as JSON. */
    documents: string
  }
  preview_links: PreviewLinkRow
  presence: PresenceRow
  write_checks: { id: number; at: string; filler: string }
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
  /** Under which visitors find it, or found it last; null where it never had a page of its own. */
  address: string | null
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
  /** The browser's key of this decision; entries from before there were any have none. */
  decision: string | null
  /** The day in Germany. */
  day: string
  at: string
}

type PreviewLinkRow = {
  id: string
  token_hash: string
  collection: string
  document_id: string
  created_by: string
  created_at: string
  expires_at: string
}

/** Who has which item open in which tab of which browser. */
type PresenceRow = {
  tab: string
  collection: string
  document_id: string
  person: string
  name: string
  seen_at: string
}

export type RevisionAction =
  | 'create'
  | 'update'
  | 'draft'
  | 'publish'
  | 'unpublish'
  | 'delete'
  | 'import'
  | 'reset'
  | 'schedule'
  | 'discard'
  | 'restore-revision'
  | 'undo-publish'
  | 'undo-unpublish'
  | 'restore'
/** What was about to happen when the copy was taken. */
export type SnapshotReason = 'import-defaults' | 'import-archive' | 'restore'
/** `public` changes drop cached pages; `editors` ones concern drafts only (J13). */
export type Audience = 'public' | 'editors'
