import { createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readKeyFile } from '#server/connections/key-file.ts'
import type { Database } from '#server/database/schema.ts'
import { openTableSnapshot, type TableRow, type TableSnapshot } from '#server/database/table-snapshot.ts'
import { writeZip, type ZipEntry } from '#server/exchange/zip-writer.ts'
import packageFile from '../../package.json' with { type: 'json' }
import { archivedTables } from './archived-tables.ts'
import { manifestName, tableEntry, type Manifest } from './manifest.ts'
import { createFingerprint, lineOf } from './row-lines.ts'
import { sealKey } from './seal-key.ts'

type Parts = {
  database: Database
  keyFile: string
  passphrase: string
  madeAt: string
  /** Which of these files there are. Asked after the rows are read: files come before rows. */
  available(hashes: string[]): Promise<ReadonlySet<string>>
  onStep(): Promise<void>
}
export type WrittenArchive = { path: string; bytes: number; sha256: string; manifest: Manifest }

/** The database as it stands at one moment, as a zip file of readable lines. Media lie beside it, under their hashes. */
export async function writeArchive(path: string, parts: Parts): Promise<WrittenArchive> {
  const { database, keyFile, passphrase, madeAt, available, onStep } = parts
  const manifest: Manifest = {
    format: 1,
    madeAt,
    version: packageFile.version,
    engine: database.engine,
    migrations: [],
    tables: [],
    media: [],
    key: null,
  }
  await using snapshot = await openTableSnapshot(database)

  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const table of archivedTables(await snapshot.tables())) {
      yield { name: tableEntry(table), parts: linesIn(snapshot, table, manifest) }
      await onStep()
    }
    manifest.migrations = (await allRows(snapshot, 'schema_migrations')).map(({ name }) => String(name)).toSorted()
    const files = await allRows(snapshot, 'media_files')
    const sizes = new Map(files.map(({ hash, bytes }) => [String(hash), Number(bytes)]))
    const there = await available([...sizes.keys()])
    manifest.media = [...there].toSorted().map((hash) => ({ hash, bytes: sizes.get(hash) ?? 0 }))
    const key = passphrase ? await readKeyFile(keyFile) : undefined
    if (key) manifest.key = await sealKey(passphrase, key)
    yield { name: manifestName, bytes: Buffer.from(JSON.stringify(manifest, null, 2)) }
  }

  const digest = createHash('sha256')
  async function* hashed() {
    for await (const part of writeZip(entries())) {
      digest.update(part)
      yield part
    }
  }
  await pipeline(Readable.from(hashed()), createWriteStream(path))
  await using file = await open(path, 'r+')
  await file.sync()
  return { path, bytes: (await stat(path)).size, sha256: digest.digest('hex'), manifest }
}

async function* linesIn(snapshot: TableSnapshot, table: string, manifest: Manifest): AsyncGenerator<Buffer> {
  const fingerprint = createFingerprint()
  for await (const rows of snapshot.rows(table)) {
    const lines = rows.map(lineOf)
    lines.forEach(fingerprint.add)
    yield Buffer.from(`${lines.join('\n')}\n`)
  }
  manifest.tables.push({ name: table, ...fingerprint.result() })
}

async function allRows(snapshot: TableSnapshot, table: string): Promise<TableRow[]> {
  const all: TableRow[] = []
  for await (const rows of snapshot.rows(table)) all.push(...rows)
  return all
}
