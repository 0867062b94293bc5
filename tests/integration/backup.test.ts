import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTableSnapshot } from '#server/database/table-snapshot.ts'
import { archivedTables } from '#server/backup/archived-tables.ts'
import { createFingerprint, lineOf } from '#server/backup/row-lines.ts'
import type { Database } from '#server/database/schema.ts'
import { newPostgresPlace, newSqlitePlace, onBothEngines } from '../databases.ts'
import { onBothStores } from '../object-stores.ts'
import { startMediaApp } from '../media-app.ts'
import { photograph } from '../media-files.ts'

const by = { id: 'test', name: 'Test' }
const deed = { by, passphrase: '' }
const stat = { value: '12', label: 'Standorte' }

/** What every archived table holds, as a number each. */
async function fingerprints(database: Database): Promise<Record<string, string>> {
  await using snapshot = await openTableSnapshot(database)
  const found: Record<string, string> = {}
  for (const table of archivedTables(await snapshot.tables())) {
    const fingerprint = createFingerprint()
    for await (const rows of snapshot.rows(table)) rows.forEach((row) => fingerprint.add(lineOf(row)))
    found[table] = fingerprint.result().fingerprint
  }
  return found
}

onBothEngines((engine, newPlace) => {
  test('a backup is proven and brings back everything that was changed since', async () => {
    await using app = await startMediaApp({ newPlace })
    const { backups, store } = app.backend
    const picture = await app.add('team.jpg', await photograph(300, 200))
    await store.create('stats', { id: 'standorte', values: stat }, { by: by.id })
    const before = await fingerprints(app.database)

    const line = await backups.make('manual')
    expect(line).toMatchObject({ kind: 'manual', media: 1, withKey: false })
    expect(line!.records).toBeGreaterThan(100)
    expect(await backups.state()).toMatchObject({ proven: { records: line!.records, media: 1 }, problem: null })
    expect(await fingerprints(app.database)).toEqual(before)

    await store.delete('stats', 'standorte', { by: by.id })
    await store.create('stats', { id: 'neu', values: stat }, { by: by.id })
    await app.backend.media.library.delete([picture.id], by.id)
    await app.backend.media.remove([picture.id], by.id)
    expect(await app.get('/api/content/stats')).toMatchObject({ status: 200 })

    const preview = await backups.preview({ name: line!.name })
    const area = (name: string) => preview.areas.find((entry) => entry.name === name)
    expect(area('stats')).toMatchObject({ added: 0, changed: 1, removed: 1 })
    expect(area('media')).toMatchObject({ added: 2 })
    expect(preview).toMatchObject({ missingMedia: 1, migrations: 0, key: 'none' })

    const { safety, restart } = await backups.restore({ name: line!.name }, deed)
    expect(restart).toBe(false)
    const { items } = (await (await app.get('/api/content/stats')).json()) as { items: { id: string }[] }
    expect(items.map(({ id }) => id)).toContain('standorte')
    expect(items.map(({ id }) => id)).not.toContain('neu')
    const { headers } = await app.get(`/media/${picture.id}`)
    expect((await app.get(headers.get('location')!)).status).toBe(200)

    // Also this can be undone: the state before was backed up first.
    await backups.restore({ name: safety }, deed)
    expect((await store.get('stats', 'neu'))?.id).toBe('neu')
  })

  test('after a restore new rows go on counting, and an editor with the later version meets a conflict', async () => {
    await using app = await startMediaApp({ newPlace })
    const { backups, store } = app.backend
    await store.create('stats', { id: 'a', values: stat }, { by: by.id })
    const line = await backups.make('manual')
    await store.update('stats', 'a', { by: by.id, values: { value: '13' } })
    await backups.restore({ name: line!.name }, deed)
    const response = await app.send('PATCH', '/api/content/stats/a', { version: 2, values: { ...stat, value: '14' } })
    expect(response.status).toBe(409)
    await store.create('stats', { id: 'b', values: stat }, { by: by.id })
    expect((await app.get('/api/content/stats')).status).toBe(200)
  })

  test('the other engine takes it as well', async () => {
    await using from = await startMediaApp({ newPlace })
    await from.add('team.jpg', await photograph(300, 200))
    await from.backend.store.create('stats', { id: 'a', values: stat }, { by: by.id })
    const { name } = (await from.backend.backups.make('manual'))!
    await using to = await startMediaApp({
      newPlace: engine === 'sqlite' ? newPostgresPlace : newSqlitePlace,
      seeded: false,
    })
    const file = join(to.place.environment.SCHAUFENSTER_DATA_DIR!, 'archive.zip')
    await writeFile(file, await from.backend.backups.pack(name))
    const { restart } = await to.backend.backups.restore({ path: file }, deed)
    expect(restart).toBe(true)
    const { audit_log: here, ...rest } = await fingerprints(to.database)
    const { audit_log: there, ...expected } = await fingerprints(from.database)
    expect(rest).toEqual(expected)
    // The line that says who restored it.
    expect(here).not.toBe(there)
    expect((await to.get('/')).status).toBe(200)
  })

  test('whoever is signed in stays so, and sessions of before come not alive again', async () => {
    await using app = await startMediaApp({ newPlace })
    const { backups, identity } = app.backend
    await identity.accounts.create({ email: 'a@example.de', name: 'A', role: 'admin', password: 'langes-kennwort-1' })
    const user = (await identity.accounts.findByEmail('a@example.de'))!
    const session = (id: string) => ({
      id,
      token: id,
      userId: user.id,
      expiresAt: '2099-01-01T00:00:00.000Z',
      ipAddress: null,
      userAgent: null,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
    })
    const sessions = () => app.database.query.selectFrom('sessions').select('id').execute()
    await app.database.query.insertInto('sessions').values(session('old')).execute()
    const { name } = (await backups.make('manual'))!
    await app.database.query.deleteFrom('sessions').execute()
    await app.database.query.insertInto('sessions').values(session('new')).execute()
    await backups.restore({ name }, deed)
    expect(await sessions()).toEqual([{ id: 'new' }])
  })
})

onBothStores((newPlace) => {
  test('media are brought once, however many backups have them', async () => {
    const s3 = async () => {
      const place = await newPlace()
      const entries = Object.entries(place.environment).flatMap(([name, value]) =>
        name.startsWith('SCHAUFENSTER_S3_') ? [[name.replace('_S3_', '_BACKUP_S3_'), value] as const] : [],
      )
      return { ...place, environment: { ...place.environment, ...Object.fromEntries(entries) } }
    }
    await using app = await startMediaApp({}, s3)
    const { backups } = app.backend
    await app.add('eins.jpg', await photograph(300, 200))
    const first = (await backups.make('manual'))!
    await app.add('zwei.jpg', await photograph(310, 200))
    const second = (await backups.make('manual'))!
    expect([first.media, second.media]).toEqual([1, 2])
    const listed = await backups.list()
    expect(listed.map(({ name }) => name)).toEqual([second.name, first.name])
    expect(listed.every(({ provenAt }) => provenAt !== null)).toBe(true)
    await backups.check(first.name)
  })
})
