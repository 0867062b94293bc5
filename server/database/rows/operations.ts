export type ConnectionRow = {
  /** `mail`, `chat`, or `provider:` with its id. */
  name: string
  /** What may be shown, as JSON. */
  settings: string
  /** By field, each sealed with the key file, as JSON; without the file nobody can read them. */
  secrets: string
  version: number
  updated_at: string
}

/** A step of the set-up that somebody has ticked off, left out, or put aside altogether. */
export type SetupStepRow = { step: string; state: string; by: string; at: string }

/** Up to which change a service has been told, and when it is told again after a failure. */
export type AnnouncementRow = { service: string; seq: number; attempts: number; next_try_at: string }

/** How each backup went. The archives know of themselves; this says also what failed, and which one is being made. */
export type BackupRow = {
  name: string
  kind: 'nightly' | 'manual' | 'safety'
  state: 'running' | 'proven' | 'failed'
  started_at: string
  /** While it runs: when it was last heard of. A process that died is silent. */
  seen_at: string
  records: number
  media: number
  bytes: number
  problem: string | null
}

/** One row per thing that is watched: how it looked the last times, and since when people know. */
export type AlarmRow = {
  name: string
  /** Looks in a row that found it bad, or good. */
  bad_looks: number
  good_looks: number
  raised_at: string | null
  looked_at: string
}

/** One figure of one day, of all nodes together. */
export type DailyFigureRow = { day: string; name: string; value: number }

/** How the last look of the site at its own pages went; one row. */
export type SelfTestRow = { id: number; at: string; result: string }

/** What somebody's browser measured last; one row. */
export type AccessibilityCheckRow = { id: number; at: string; result: string }

/** What the site measured of its own security last; one row. */
export type SiteSecurityRow = { id: number; at: string; result: string }

/** That a process is at work which others leave to it meanwhile (run-claimed.ts); one row per name. */
export type ChoreClaimRow = { name: string; at: string }

/** A call that counts against a limit, for all processes on one PostgreSQL; SQLite has one, which remembers it. */
export type CountedCallRow = { id: string; key_hash: string; at: string; forget_at: string }

/** That something was erased, and how much: whose it was only a keyed hash can tell, to erase it again after a restore. */
export type ErasureRow = {
  id: string
  at: string
  /** Of address, telephone number and name, as far as they were given, with spaces between (erasures.ts). */
  address_hash: string
  consent_hash: string | null
  /** Number of records by kind, as JSON. */
  counts: string
}

/**
 * One row while this database takes no changes: `copying` and `left` in the one that is moved away from, `arriving` in
 * the one whose copy is not compared yet. `database` and `media` say where the site is going.
 */
export type MoveRow = {
  id: 1
  state: 'copying' | 'left' | 'arriving'
  database: string
  media: string
  since: string
}
