import { afterEach, expect, test } from 'vitest'
import type { BulkAnswer } from '#shared/lists/admin-list.ts'
import { keptDays } from '#shared/limits.ts'
import { onBothEngines } from '../databases.ts'
import { startApp } from '../start-app.ts'

const day = 86_400_000
let now = Date.parse('2026-11-16T08:00:00Z')
afterEach(() => {
  now = Date.parse('2026-11-16T08:00:00Z')
})

onBothEngines((_engine, newPlace) => {
  const start = () => startApp({ newPlace, now: () => new Date(now) })
  type App = Awaited<ReturnType<typeof start>>
  const listed = async ({ backend }: App, name: string) => (await backend.editing.list(name)).map(({ id }) => id)
  const bulk = async (app: App, collection: string, action: string, items: object[]) =>
    (await (await app.send('POST', `/api/bulk/${collection}`, { action, items })).json()) as BulkAnswer

  test('a bulk change does what it can and says what it could not', async () => {
    await using app = await start()
    const stats = await app.backend.editing.list('stats')
    const [first, second, third] = stats.map(({ id, version }) => ({ id, version }))
    const answer = await bulk(app, 'stats', 'unpublish', [first!, { ...second!, version: 7 }, { id: 'x', version: 1 }])
    expect(answer.done).toEqual([{ id: first!.id, version: 2 }])
    expect(answer.failed.map(({ id, code }) => [id, code])).toEqual([
      [second!.id, 'conflict'],
      ['x', 'not-found'],
    ])
    expect((await app.backend.store.list('stats')).map(({ id }) => id)).not.toContain(first!.id)
    expect((await bulk(app, 'stats', 'delete', [third!])).done).toHaveLength(1)
    expect(await listed(app, 'stats')).not.toContain(third!.id)
  })

  test('publishing an unfinished draft in bulk names what is missing', async () => {
    await using app = await start()
    const draft = await app.backend.store.create('stats', { values: { value: '7' }, draft: true }, { by: 'test' })
    const { failed } = await bulk(app, 'stats', 'publish', [{ id: draft.item.id, version: draft.version }])
    expect(failed).toMatchObject([{ code: 'invalid-fields', message: 'Bitte eine Bezeichnung angeben' }])
  })

  test('publishing in bulk stops at what the check before publishing finds', async () => {
    await using app = await start()
    const values = { value: '7', label: 'Zahl [Platzhalter: prüfen]' }
    const draft = await app.backend.store.create('stats', { values, draft: true }, { by: 'test' })
    const { done, failed } = await bulk(app, 'stats', 'publish', [{ id: draft.item.id, version: draft.version }])
    expect(done).toEqual([])
    expect(failed).toMatchObject([{ code: 'check-failed', message: expect.stringContaining('Platzhalter') }])
  })

  test('a copy is a draft with another name and without a date', async () => {
    await using app = await start()
    const [post] = await app.backend.store.list('blogPosts')
    const response = await app.send('POST', `/api/content/blogPosts/${post!.id}/duplicate`)
    expect(response.status).toBe(201)
    const copy = (await response.json()) as { item: Record<string, unknown>; status: string }
    expect(copy).toMatchObject({
      status: 'draft',
      item: { title: `${post!.title} (Kopie)`, date: '', content: post!.content },
    })
    expect((await app.backend.editing.list('blogPosts'))[0]).toMatchObject({ id: copy.item.id, state: 'draft' })
    expect((await app.send('POST', '/api/content/blogPosts/keiner/duplicate')).status).toBe(404)
  })

  test('the order by hand is what visitors see, and nobody meets a conflict for it', async () => {
    await using app = await start()
    const ids = await listed(app, 'benefits')
    const turned = ids.toReversed()
    expect((await app.send('PUT', '/api/order/benefits', { ids: turned })).status).toBe(204)
    expect((await app.backend.store.list('benefits')).map(({ id }) => id)).toEqual(turned)
    expect((await app.backend.editing.list('benefits'))[0]).toMatchObject({ version: 1 })
    for (const name of ['services', 'stats', 'testimonials'] as const) {
      const wanted = (await listed(app, name)).toReversed()
      expect((await app.send('PUT', `/api/order/${name}`, { ids: wanted })).status).toBe(204)
      expect((await app.backend.store.list(name)).map(({ id }) => id)).toEqual(wanted)
    }

    expect((await app.send('PUT', '/api/order/benefits', { ids: turned.slice(1) })).status).toBe(409)
    expect((await app.send('PUT', '/api/order/benefits', { ids: turned.map(() => turned[0]) })).status).toBe(409)
    expect((await app.send('PUT', '/api/order/history', { ids: await listed(app, 'history') })).status).toBe(409)
  })

  test('what was deleted comes back as it was', async () => {
    await using app = await start()
    const [stat] = await app.backend.editing.list('stats')
    await app.send('DELETE', `/api/content/stats/${stat!.id}`, { version: stat!.version })
    expect(await app.backend.trash.list()).toMatchObject([{ id: stat!.id, title: stat!.title, area: 'Kennzahl' }])

    const before = await app.backend.store.list('stats')
    expect((await app.send('POST', `/api/trash/stats/${stat!.id}/restore`)).status).toBe(200)
    expect((await app.backend.store.list('stats')).length).toBe(before.length + 1)
    expect(await app.backend.trash.list()).toEqual([])
    expect((await app.send('POST', `/api/trash/stats/${stat!.id}/restore`)).status).toBe(404)
  })

  test('the trash keeps for 30 days; then item and history are gone', async () => {
    await using app = await start()
    const [old, recent] = await app.backend.editing.list('stats')
    await app.send('DELETE', `/api/content/stats/${old!.id}`, { version: old!.version })
    now += day
    await app.send('DELETE', `/api/content/stats/${recent!.id}`, { version: recent!.version })
    now += (keptDays - 1) * day
    expect(await app.backend.trash.empty()).toBe(0)
    now += 1
    expect(await app.backend.trash.empty()).toBe(1)
    expect((await app.backend.trash.list()).map(({ id }) => id)).toEqual([recent!.id])
    const revisions = app.database.query.selectFrom('revisions').select('seq').where('document_id', '=', old!.id)
    expect(await revisions.execute()).toEqual([])
  })

  test('only what is in the trash can be removed for good', async () => {
    await using app = await start()
    const [stat] = await app.backend.editing.list('stats')
    expect((await app.send('DELETE', `/api/trash/stats/${stat!.id}`)).status).toBe(404)
    await app.send('DELETE', `/api/content/stats/${stat!.id}`, { version: stat!.version })
    expect((await app.send('DELETE', `/api/trash/stats/${stat!.id}`)).status).toBe(204)
    expect(await app.backend.trash.list()).toEqual([])
  })

  test('importing defaults can be undone, trash and drafts included, and the undo as well', async () => {
    await using app = await start()
    const own = await app.backend.store.create('stats', { values: { value: '3', label: 'Eigene' } }, { by: 'test' })
    const [deleted] = (await app.backend.editing.list('stats')).filter(({ id }) => id !== own.item.id)
    await app.send('DELETE', `/api/content/stats/${deleted!.id}`, { version: deleted!.version })
    const before = await app.backend.editing.list('stats')

    const imported = await app.send('POST', '/api/import-defaults/stats')
    const { snapshot } = (await imported.json()) as { snapshot: string }
    expect(await listed(app, 'stats')).not.toContain(own.item.id)

    now += 1
    const undone = await app.send('POST', `/api/snapshots/${snapshot}/restore`)
    const after = await app.backend.editing.list('stats')
    expect(after.map(({ id, title }) => [id, title])).toEqual(before.map(({ id, title }) => [id, title]))
    expect(await app.backend.trash.list()).toMatchObject([{ id: deleted!.id }])
    // An editor that still has the item open must not write over it unawares.
    expect(after.find(({ id }) => id === own.item.id)!.version).toBeGreaterThan(own.version)

    now += 1
    const again = (await undone.json()) as { snapshot: string }
    await app.send('POST', `/api/snapshots/${again.snapshot}/restore`)
    expect(await listed(app, 'stats')).not.toContain(own.item.id)
    expect((await app.send('POST', '/api/snapshots/nichts/restore')).status).toBe(404)
    expect(await app.backend.snapshots.list()).toMatchObject([
      { reason: 'restore', collections: ['Kennzahlen'] },
      { reason: 'restore' },
      { reason: 'import-defaults' },
    ])
    now += (keptDays + 1) * day
    await app.backend.snapshots.forgetOld()
    expect(await app.backend.snapshots.list()).toEqual([])
  })

  test('the sidebar counts what the list shows', async () => {
    await using app = await start()
    const { store, editing } = app.backend
    const [first, second] = await editing.list('stats')
    await store.create('stats', { values: { value: '1' }, draft: true }, { by: 'test' })
    await store.saveDraft('stats', first!.id, { by: 'test', values: { value: '2' } })
    await store.delete('stats', second!.id, { by: 'test' })
    const states = (await editing.list('stats')).map(({ state }) => state)
    expect(states.toSorted()).toEqual(['changed', 'draft', 'published', 'published'])
    expect((await editing.counts()).stats).toEqual({ changed: 1, draft: 1, published: 2 })
  })
})
