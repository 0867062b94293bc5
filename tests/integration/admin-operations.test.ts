import { expect, test } from 'vitest'
import { altered, exported, rewritten, sendArchive, zipped } from '../archives.ts'
import { onBothEngines } from '../databases.ts'
import { startMediaApp } from '../media-app.ts'
import { apiToken } from '../start-app.ts'
import type { ExchangePreview } from '#shared/exchange/exchange.ts'
import { exchangeMessages } from '#shared/messages/exchange.ts'

const megabyte = 1_048_576

onBothEngines((engine, newPlace) => {
  const start = () => startMediaApp({ newPlace })
  type App = Awaited<ReturnType<typeof start>>
  const preview = async (app: App, archive: Buffer) =>
    (await (await sendArchive(app, '/api/import/preview', archive)).json()) as ExchangePreview

  test('an archive of another site can be looked at, imported in part, and taken back', async () => {
    await using source = await start()
    await source.backend.store.create('stats', { values: { value: '99', label: 'Neue Zahl' } }, { by: 'test' })
    const draft = { values: { title: 'Entwurf' }, draft: true }
    await source.backend.store.create('blogPosts', draft, { by: 'test' })
    const [team] = await source.backend.store.list('team')
    await source.backend.store.update('team', team!.id, { by: 'test', values: { role: 'Neue Rolle' } })
    const archive = await exported(source)

    await using target = await start()
    await target.backend.store.create('stats', { values: { value: '1', label: 'Nur hier' } }, { by: 'test' })
    const { areas, ignored } = await preview(target, archive)
    expect(ignored).toEqual([])
    expect(areas.find(({ name }) => name === 'stats')).toMatchObject({ added: 1, changed: 0, removed: 1 })
    expect(areas.find(({ name }) => name === 'team')).toMatchObject({ added: 0, changed: 1, removed: 0, same: 3 })
    expect((await target.backend.store.list('stats')).map(({ label }) => label)).toContain('Nur hier')

    const imported = await sendArchive(target, '/api/import?bereich=stats&bereich=blogPosts', archive)
    const { snapshot } = (await imported.json()) as { snapshot: string }
    const labels = async () => (await target.backend.store.list('stats')).map(({ label }) => label)
    expect(await labels()).toEqual((await source.backend.store.list('stats')).map(({ label }) => label))
    expect((await target.backend.editing.list('blogPosts'))[0]).toMatchObject({ title: 'Entwurf', state: 'draft' })
    expect((await target.backend.store.get('team', team!.id))?.role).not.toBe('Neue Rolle')
    expect((await preview(target, archive)).areas.find(({ name }) => name === 'stats')).toMatchObject({
      added: 0,
      changed: 0,
      removed: 0,
    })

    await target.send('POST', `/api/snapshots/${snapshot}/restore`)
    expect(await labels()).toContain('Nur hier')
  })

  test('what an archive brings is checked and cleaned like what people write', async () => {
    await using app = await start()
    const archive = await exported(app)
    const withScript = await rewritten(archive, 'content/blogPosts.json', (text) =>
      text.replace('"content": "', '"content": "<script>alert(1)</script>'),
    )
    expect((await sendArchive(app, '/api/import?bereich=blogPosts', withScript)).status).toBe(200)
    expect(JSON.stringify(await app.backend.store.list('blogPosts'))).not.toContain('alert(1)')

    const before = await app.backend.store.list('stats')
    const incomplete = await rewritten(archive, 'content/stats.json', (text) =>
      text.replace(/"label": "[^"]+"/, '"label": ""'),
    )
    const refused = await sendArchive(app, '/api/import?bereich=stats', incomplete)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('Bitte eine Bezeichnung angeben')
    expect(await app.backend.store.list('stats')).toEqual(before)
  })

  test('anything else than an archive of this version is refused', async () => {
    await using app = await start()
    const archive = await exported(app)
    const broken = await rewritten(archive, 'content/stats.json', () => 'kein JSON')
    const newer = await rewritten(archive, 'schaufenster.json', (text) => text.replace('"format": 1', '"format": 2'))
    const foreign = await zipped([{ name: 'a.txt', bytes: Buffer.from('x') }])
    for (const bytes of [Buffer.from('irgendwas'), archive.subarray(0, 500), foreign, broken])
      expect((await sendArchive(app, '/api/import/preview', bytes)).status).toBe(422)
    expect(await (await sendArchive(app, '/api/import/preview', newer)).text()).toContain(exchangeMessages.newerFormat)
    expect((await sendArchive(app, '/api/import', archive)).status).toBe(422)
    expect((await sendArchive(app, '/api/import?bereich=users', archive)).status).toBe(422)
  })

  test('parts that this version does not know are named and left alone', async () => {
    await using app = await start()
    const more = [{ name: 'forum/beitrag.json', bytes: Buffer.from('[]') }]
    const archive = await altered(await exported(app), (_name, bytes) => bytes, more)
    expect((await preview(app, archive)).ignored).toEqual(['forum'])
  })

  test('everything goes back to what the site came with, own pages included, and that can be undone', async () => {
    await using app = await start()
    const { store } = app.backend
    const came = await store.list('history')
    await store.update('companyProfile', undefined, { by: 'test', values: { name: 'Nordlicht IT' } })
    await store.create('ownPages', { values: { title: 'Cloud im Norden' } }, { by: 'test' })
    await store.create('history', { values: { year: 2026, title: 'Umzug', text: 'Nach Kiel.' } }, { by: 'test' })
    const answer = await app.send('POST', '/api/import-defaults')
    expect(answer.status).toBe(200)
    const { snapshot } = (await answer.json()) as { snapshot: string }
    expect(await store.document('companyProfile')).toMatchObject({ name: 'Musterwerk IT' })
    expect(await store.list('ownPages')).toEqual([])
    expect((await store.list('history')).map(({ id }) => id)).toEqual(came.map(({ id }) => id))
    expect((await app.send('POST', `/api/snapshots/${snapshot}/restore`)).status).toBe(200)
    expect(await store.document('companyProfile')).toMatchObject({ name: 'Nordlicht IT' })
    expect(await store.list('ownPages')).toHaveLength(1)
  })

  test('administrative changes are in the audit log, newest first, found by words', async () => {
    await using app = await start()
    const [stat] = await app.backend.editing.list('stats')
    await app.send('DELETE', `/api/content/stats/${stat!.id}`, { version: stat!.version })
    await app.send('POST', `/api/trash/stats/${stat!.id}/restore`)
    await app.send('POST', '/api/import-defaults/history')
    await app.send('GET', '/api/export')
    const { lines, next } = await app.backend.operations.audit({})
    expect(lines.map(({ action }) => action)).toEqual([
      'exchange.export',
      'content.import-defaults',
      'content.restore',
      'content.delete',
    ])
    expect(next).toBeNull()
    expect(lines.at(-1)).toMatchObject({ by: 'API-Schlüssel', subject: `Kennzahl: „${stat!.title}“` })
    expect((await app.backend.operations.audit({ search: 'KENNZAHL restore' })).lines).toHaveLength(1)
    expect((await app.backend.operations.audit({ search: 'kennzahl papierkorb' })).lines).toHaveLength(2)
    expect((await app.backend.operations.audit({ search: '100%' })).lines).toEqual([])
    expect((await app.backend.operations.audit({ before: lines[1]!.seq })).lines).toHaveLength(2)
  })

  test('the state of the system names its database and keeps secrets', async () => {
    await using app = await start()
    const state = await app.backend.operations.system()
    expect(state.database).toMatchObject({ engine })
    expect(state.database.migrations).toContain('0041-due+')
    if (engine === 'postgres') expect(state.database.bytes).toBeGreaterThan(megabyte)
    expect(state.rows.documents).toBeGreaterThan(100)
    expect(state.chores.map(({ name }) => name)).toContain('tidy up')
    expect(JSON.stringify(state)).not.toContain(apiToken)
  })

  test('the dashboard shows open work, news and gaps to those who may edit them', async () => {
    await using app = await start()
    const { store, operations } = app.backend
    await store.create('stats', { values: { value: '1' }, draft: true }, { by: 'test' })
    await store.saveDraft('impressum', undefined, { by: 'test', values: { content: '<p>Fertig</p>' } })
    const forAdmin = await operations.dashboard('admin')
    expect(forAdmin.drafts).toMatchObject({ all: 2 })
    expect(forAdmin.changes.map(({ area, action }) => [area, action])).toEqual([
      ['Impressum', 'draft'],
      ['Kennzahl', 'create'],
    ])
    expect(forAdmin.gaps.open[0]).toMatchObject({
      title: 'Vertretungsberechtigte Personen',
      note: 'Unternehmensprofil',
    })
    expect(forAdmin.gaps.open.map(({ title }) => title)).not.toContain('Impressum')
    await app.send('POST', '/api/import-defaults/history')
    expect((await operations.dashboard('admin')).changes[0]).toMatchObject({ title: 'Historie', count: 8 })
    expect(forAdmin.gaps.filled).toBeGreaterThan(0)
    const forEditor = await operations.dashboard('editor')
    expect(forEditor.drafts.all).toBe(1)
    expect(forEditor.gaps.open).toEqual([])
  })
})
