import type { AreaChanges } from '../exchange/exchange.ts'

export type BackupKind = 'nightly' | 'manual' | 'safety'

/** A backup as its place lists it. */
export type BackupLine = {
  name: string
  kind: BackupKind
  madeAt: string
  /** The version that made it. */
  version: string
  records: number
  media: number
  /** Of the archive, without the media beside it. */
  bytes: number
  mediaBytes: number
  /** Whether the key file of „Verbindungen“ is in it, sealed by the passphrase. */
  withKey: boolean
  /** Since when it is known that it can be restored; null where that was never tried or failed. */
  provenAt: string | null
}

/** How the last one went, for dashboard and probes. */
export type BackupState = {
  nightly: boolean
  /** The last one that was proven. */
  proven: { at: string; records: number; media: number } | null
  /** What went wrong since. */
  problem: { at: string; text: string } | null
}

/** What is being done just now, or how it ended. */
export type BackupWork = {
  task: 'backup' | 'restore'
  running: boolean
  /** Empty while it runs. */
  outcome: string
  failed: boolean
}

/** Who may come in after a restore. */
export type AccessPreview = {
  /** Whether accounts stay as they are; then only those that differ are told. Otherwise those of the backup come. */
  kept: boolean
  accounts: { name: string; email: string; notes: string[] }[]
}

/** What a restore would change. */
export type RestorePreview = {
  madeAt: string
  version: string
  areas: AreaChanges[]
  access: AccessPreview
  /** Files that would be brought back. */
  missingMedia: number
  /** Migrations that the archive's data has to go through. */
  migrations: number
  /** `same` stays in force, `other` replaces it, `none`: the archive has none. */
  key: 'same' | 'other' | 'none'
}
