import { expect, test } from 'vitest'
import { idempotencyHeader, personHeader, syncPaths, type CopyAnswer, type WorkingItem } from '#shared/offline/sync.ts'
import { openBrowser, signedInBrowser } from '../browser.ts'
import { onBothEngines } from '../databases.ts'
import { startApp } from '../start-app.ts'

const faq = '/api/content/faq'
const values = { question: 'Was kostet das?', answer: 'Das hängt davon ab.' }
const keyed = (key: string) => ({ [idempotencyHeader]: key })
const body = async <Body>(response: Response) => (await response.json()) as Body

onBothEngines((_engine, newPlace) => {
  test('a change that is sent again is carried out once and answered alike', async () => {
    await using app = await startApp({ newPlace })
    const create = () => app.send('POST', faq, { values, draft: true }, keyed('create-1'))
    const first = await body<WorkingItem>(await create())
    expect(await body(await create())).toEqual(first)

    const path = `${faq}/${first.item.id}`
    const save = (version: number) =>
      app.send('PATCH', path, { version, values: { answer: 'Neu' }, draft: true }, keyed('save-123'))
    expect((await body<WorkingItem>(await save(1))).version).toBe(2)
    await app.send('PATCH', path, { version: 2, values: { answer: 'Neuer' }, draft: true })
    // The version that the change made, not the newest: who builds on it has to hear of what others did.
    expect((await body<WorkingItem>(await save(1))).version).toBe(2)

    const remove = () => app.send('DELETE', path, { version: 3 }, keyed('delete-1'))
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 204])
  })

  test('a key stands for one change of one person', async () => {
    await using app = await startApp({ newPlace })
    const create = (question: string, key: string) =>
      app.send('POST', faq, { values: { ...values, question }, draft: true }, keyed(key))
    await create('Eins', 'same-key')
    const other = await create('Zwei', 'same-key')
    expect(other.status).toBe(422)
    expect(await body(other)).toMatchObject({ error: { code: 'key-reused' } })
    expect((await create('Drei', 'k')).status).toBe(422)
    const { send } = await signedInBrowser(app, 'editor')
    const asPerson = await send('POST', faq, { values, draft: true }, keyed('same-key'))
    expect(asPerson.status).toBe(201)
  })

  test('what was refused may be sent again under its key', async () => {
    await using app = await startApp({ newPlace })
    const { item } = await body<WorkingItem>(await app.send('POST', faq, { values, draft: true }))
    const save = (version: number) =>
      app.send('PATCH', `${faq}/${item.id}`, { version, values, draft: true }, keyed(`save-${version}-x`))
    expect((await save(7)).status).toBe(409)
    expect((await save(1)).status).toBe(200)
  })

  test('the copy holds what the role may write, then what changed since', async () => {
    await using app = await startApp({ newPlace })
    const admin = await body<CopyAnswer>(await app.send('GET', syncPaths.copy(null)))
    expect(admin.complete).toBe(true)
    expect(admin.items.some(({ collection }) => collection === 'footer')).toBe(true)
    const editor = await signedInBrowser(app, 'editor')
    const theirs = await body<CopyAnswer>(await editor.send('GET', syncPaths.copy(null)))
    expect(theirs.items.some(({ collection }) => collection === 'footer')).toBe(false)
    expect(theirs.items.some(({ collection }) => collection === 'faq')).toBe(true)

    const { item } = await body<WorkingItem>(await app.send('POST', faq, { values, draft: true }))
    await app.send('PATCH', `${faq}/${item.id}`, { version: 1, values: { answer: 'Neu' }, draft: true })
    const news = await body<CopyAnswer>(await editor.send('GET', syncPaths.copy(theirs.mark)))
    expect(news).toMatchObject({ complete: false, gone: [], items: [{ collection: 'faq', version: 2 }] })
    await app.send('DELETE', `${faq}/${item.id}`, { version: 2 })
    const later = await body<CopyAnswer>(await editor.send('GET', syncPaths.copy(news.mark)))
    expect(later).toMatchObject({ items: [], gone: [{ collection: 'faq', id: item.id }] })
    expect(await body(await editor.send('GET', syncPaths.copy(later.mark)))).toMatchObject({ items: [], gone: [] })
  })

  test('a mark of another database leads to everything', async () => {
    await using app = await startApp({ newPlace })
    for (const mark of ['999999:2026-01-01', '1:2000-01-01', 'unsinn'])
      expect(await body(await app.send('GET', syncPaths.copy(mark)))).toMatchObject({ complete: true })
  })

  test('a new order of a list reaches the copies', async () => {
    await using app = await startApp({ newPlace })
    const { mark, items } = await body<CopyAnswer>(await app.send('GET', syncPaths.copy(null)))
    const ids = items.filter(({ collection }) => collection === 'team').map(({ item }) => item.id)
    expect((await app.send('PUT', '/api/order/team', { ids: ids.toReversed() })).status).toBe(204)
    const news = await body<CopyAnswer>(await app.send('GET', syncPaths.copy(mark)))
    expect(news.items.map(({ item }) => item.id).toSorted()).toEqual(ids.toSorted())
  })
})

test('the feed speaks at once, after every change, and ends with the server', async () => {
  const app = await startApp()
  const response = await app.send('GET', syncPaths.feed())
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader.read()).value).toContain('event: change')
  await app.send('POST', faq, { values, draft: true })
  expect((await reader.read()).value).toContain('event: change')
  app.beginClosing()
  expect((await reader.read()).done).toBe(true)
  await app[Symbol.asyncDispose]()
})

test('visitors get neither copy nor feed', async () => {
  await using app = await startApp()
  const visitor = openBrowser(app)
  for (const path of [syncPaths.copy(null), syncPaths.feed()])
    expect((await visitor.send('GET', path)).status).toBe(401)
})

test('what waits for one person is never carried out for another who signed in since', async () => {
  await using app = await startApp()
  const { id, send } = await signedInBrowser(app, 'editor')
  const create = (person: string) =>
    send('POST', faq, { values, draft: true }, { ...keyed(`of-${person}`), [personHeader]: person })
  expect((await create('somebody-else')).status).toBe(401)
  expect((await send('GET', syncPaths.copy(null), undefined, { [personHeader]: 'somebody-else' })).status).toBe(401)
  expect((await create(id)).status).toBe(201)
})
