import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { archivedTables } from '#server/backup/archived-tables.ts'
import { requireSpace } from '#server/backup/require-restorable.ts'
import { createFingerprint, lineOf } from '#server/backup/row-lines.ts'
import { makeKeyFile } from '#server/connections/key-file.ts'
import { openTableSnapshot } from '#server/database/table-snapshot.ts'
import { startMediaApp } from '../media-app.ts'
import { photograph } from '../media-files.ts'

const passphrase = 'ein langes Kennwort'
const deed = { by: { id: 'test', name: 'Test' }, passphrase: '' }
const at = new Date('2026-11-16T09:00:00.000Z')
const former = '.before-20261116090000'
type App = Awaited<ReturnType<typeof startMediaApp>>

const folderOf = ({ place }: App) => place.environment.SCHAUFENSTER_DATA_DIR!
const mediaOf = ({ backend }: App) => join(backend.config.mediaDir, 'objects')
const keyOf = (app: App) => join(folderOf(app), 'connections.key')

/** A site without accounts, so that also the key is put back, and an archive from before with another key and picture. */
async function prepare() {
  const app = await startMediaApp({ now: () => at, environment: { SCHAUFENSTER_BACKUP_PASSPHRASE: passphrase } })
  const { backups, media, store } = app.backend
  await makeKeyFile(keyOf(app))
  const lost = await app.add('alt.jpg', await photograph(300, 200))
  await store.create('stats', { id: 'alt', values: { value: '12', label: 'Standorte' } }, { by: 'test' })
  const views = { day: '2026-11-15', page: '/', referrer: '', views: 1 }
  await app.database.query.insertInto('page_views').values(views).execute()
  const { name } = (await backups.make('manual'))!
  await rm(keyOf(app))
  await makeKeyFile(keyOf(app))
  await media.library.delete([lost.id], 'test')
  await media.remove([lost.id], 'test')
  await app.add('neu.jpg', await photograph(310, 200))
  await store.create('stats', { id: 'neu', values: { value: '1', label: 'Neu' } }, { by: 'test' })
  await media.settled()
  return Object.assign(app, { name })
}

/** Rows, files and key, each as a hash. */
async function stateOf(app: App): Promise<Record<string, string>> {
  const found: Record<string, string> = { key: readFileSync(keyOf(app), 'utf8') }
  await using snapshot = await openTableSnapshot(app.database)
  for (const table of archivedTables(await snapshot.tables())) {
    const print = createFingerprint()
    for await (const rows of snapshot.rows(table)) rows.forEach((row) => print.add(lineOf(row)))
    found[table] = print.result().fingerprint
  }
  const originals = join(mediaOf(app), 'originals')
  for (const file of readdirSync(originals))
    found[file] = createHash('sha256')
      .update(readFileSync(join(originals, file)))
      .digest('hex')
  return found
}

/** Each breaks one thing that a restore needs. */
const foreseen: [string, (app: App) => unknown, RegExp][] = [
  ['the key file cannot be written', (app) => mkdirSync(`${keyOf(app)}.new/x`, { recursive: true }), /Schlüsseldatei/],
  ['the database cannot be written', (app) => sql`pragma query_only = on`.execute(app.database.query), /Datenbank/],
  [
    'media cannot be written',
    async (app) => {
      await rm(join(mediaOf(app), '.writing'), { recursive: true, force: true })
      writeFileSync(join(mediaOf(app), '.writing'), '')
    },
    /Mediathek/,
  ],
]

test.each(foreseen)('%s: nothing is begun, not even the copy of the present state', async (_name, breakIt, problem) => {
  await using app = await prepare()
  const before = await stateOf(app)
  await breakIt(app)
  await expect(app.backend.backups.restore({ name: app.name }, deed)).rejects.toThrow(problem)
  expect(await stateOf(app)).toEqual(before)
  expect((await app.backend.backups.list()).map(({ kind }) => kind)).toEqual(['manual'])
})

const unforeseen: [string, (app: App) => unknown][] = [
  [
    'a file of the library is missing in the backup',
    (app) => rm(join(folderOf(app), 'backups/media'), { recursive: true }),
  ],
  ['the key file cannot be exchanged', (app) => mkdirSync(keyOf(app) + former)],
  [
    'the database takes not all rows',
    (app) =>
      sql`create trigger no_more before insert on page_views begin select raise(abort, 'disk on fire'); end`.execute(
        app.database.query,
      ),
  ],
]

test.each(unforeseen)('%s: everything is as it was', async (_name, breakIt) => {
  await using app = await prepare()
  const before = await stateOf(app)
  await breakIt(app)
  await expect(app.backend.backups.restore({ name: app.name }, deed)).rejects.toThrow()
  await rm(keyOf(app) + former, { recursive: true, force: true })
  expect(await stateOf(app)).toEqual(before)
  expect(existsSync(`${keyOf(app)}.new`)).toBe(false)
  expect((await app.get('/')).status).toBe(200)
})

test('an old file that cannot be removed does not make a restore that is done a failure', async () => {
  await using app = await prepare()
  const { hash } = await app.database.query.selectFrom('media_files').select('hash').executeTakeFirstOrThrow()
  await rm(join(mediaOf(app), 'originals', hash))
  mkdirSync(join(mediaOf(app), 'originals', hash))
  await app.backend.backups.restore({ name: app.name }, deed)
  expect((await app.backend.store.get('stats', 'alt'))?.id).toBe('alt')
})

test('a disk without room for it is found before', async () => {
  const measure = async () => ({ bavail: 10, bsize: 1_048_576 })
  const needs = (bytes: number) => [{ folder: '.', bytes }]
  await requireSpace(needs(1_048_576), measure)
  await expect(requireSpace(needs(11 * 1_048_576), measure)).rejects.toMatchObject({ code: 'storage-full' })
  const two = [...needs(6 * 1_048_576), ...needs(6 * 1_048_576)]
  await expect(requireSpace(two, measure), 'both on one disk').rejects.toMatchObject({ code: 'storage-full' })
})
