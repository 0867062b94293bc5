import { z } from 'zod'
import type { BackupLine } from '#shared/backup/backup.ts'

const hash = z.string().regex(/^[0-9a-f]{32}$/)

/** What an archive says of itself; its last entry, because it counts all others. */
export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  version: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  /** Up to where the schema of these rows goes. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string().regex(/^\w+$/), rows: z.number(), fingerprint: z.string() })),
  /** Named by what they contain, so that several backups share them. */
  media: z.array(z.object({ hash, bytes: z.number() })),
  /** The key file, sealed by a key that scrypt makes of the passphrase; its name tells it from others. */
  key: z.object({ name: z.string(), salt: z.string(), sealed: z.string() }).nullable(),
})
export type Manifest = z.infer<typeof manifestSchema>

/** What lies beside an archive in its place: written last, so an archive without it was never finished. */
export const sidecarSchema = z.object({
  name: z.string(),
  kind: z.enum(['nightly', 'manual', 'safety']),
  sha256: z.string(),
  bytes: z.number(),
  provenAt: z.iso.datetime().nullable(),
  manifest: manifestSchema,
})
export type Sidecar = z.infer<typeof sidecarSchema>

export const manifestName = 'manifest.json'

export function tableEntry(table: string): string {
  return `database/${table}.jsonl`
}

export function mediaEntry(mediaHash: string): string {
  return `media/${mediaHash}`
}

function recordsIn({ tables }: Manifest): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0)
}

export function toLine({ name, kind, bytes, provenAt, manifest }: Sidecar): BackupLine {
  return {
    name,
    kind,
    bytes,
    provenAt,
    madeAt: manifest.madeAt,
    version: manifest.version,
    records: recordsIn(manifest),
    media: manifest.media.length,
    mediaBytes: manifest.media.reduce((sum, file) => sum + file.bytes, 0),
    withKey: manifest.key !== null,
  }
}
