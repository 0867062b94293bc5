/** What the page about the system shows. */
export type SystemState = {
  version: string
  node: string
  startedAt: string
  memoryBytes: number
  cachedPages: { entries: number; bytes: number }
  /** How mail leaves the site. */
  mailRoute: 'smtp' | 'emailjs' | 'none' | 'unreadable'
  database: { engine: 'sqlite' | 'postgres'; bytes: number; migrations: string[] }
  /** How many rows the larger tables have. */
  rows: { documents: number; revisions: number; changes: number; snapshots: number; audit: number }
  settings: ShownSetting[]
  chores: { name: string; everyMs: number; finishedAt?: string; failed: boolean }[]
}

/** What the site did on one day, all nodes together; of memory the most that one process had. */
export type DailyFigures = {
  day: string
  requests: number
  /** Answered with 5xx. */
  failures: number
  renders: number
  /** Of one render, on average. */
  renderMs: number
  memoryBytes: number
}

/** Secrets have no value here, only whether they are given. */
export type ShownSetting = { name: string; value: string | null; given: boolean }

/** One line of the audit log. */
type AuditLine = { seq: number; at: string; by: string; action: string; subject: string }
/** Newest first; `next` leads to the older ones. */
export type AuditLines = { lines: AuditLine[]; next: number | null }

/** A copy that can be put back. */
export type SnapshotLine = {
  id: string
  at: string
  author: string
  reason: 'import-defaults' | 'import-archive' | 'restore'
  /** What it holds, in German. */
  collections: string[]
}
