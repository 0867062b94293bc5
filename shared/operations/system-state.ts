/** What the page about the system shows. */
export type SystemState = {
  version: string
  node: string
  startedAt: string
  memoryBytes: number
  cachedPages: { entries: number; bytes: number }
  database: { engine: 'sqlite' | 'postgres'; bytes: number; migrations: string[] }
  /** How many rows the larger tables have. */
  rows: { documents: number; revisions: number; changes: number; snapshots: number; audit: number }
  settings: ShownSetting[]
  chores: { name: string; everyMs: number; finishedAt?: string; failed: boolean }[]
}

/** Secrets have no value here, only whether they are given. */
export type ShownSetting = { name: string; value: string | null; given: boolean }
