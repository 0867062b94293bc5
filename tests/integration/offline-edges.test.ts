import { expect, test } from 'vitest'
import type { WorkingItem } from '#shared/offline/sync.ts'
import { create, idle, question, startOfflineSite } from '../offline-site.ts'
import { until } from '../offline-browser.ts'

type Site = Awaited<ReturnType<typeof startOfflineSite>>
async function makeItem({ app }: Site): Promise<string> {
  const made = await app.send('POST', '/api/content/faq', { values: question, draft: true })
  return ((await made.json()) as WorkingItem).item.id
}
const colleague = ({ app }: Site, id: string, version: number, answer: string) =>
  app.send('PATCH', `/api/content/faq/${id}`, { version, values: { answer }, draft: true })
const saveOn = (id: string, version: number, answer: string) =>
  ({ kind: 'save', collection: 'faq', id, values: { answer }, before: {}, base: { version } }) as const

async function openOfflineTab({ browser }: Site) {
  const tab = await browser.openTab()
  await idle(tab)
  browser.network.down = true
  tab.retry()
  await until(tab, ({ connection }) => connection === 'offline')
  return tab
}

test('a tab that comes later learns how the connection is', async () => {
  await using site = await startOfflineSite()
  await idle(await site.browser.openTab())
  const second = await site.browser.openTab()
  await until(second, ({ connection }) => connection === 'online')
})

test('the first copy leaves the server to the screen that was opened; what waits does not wait for that', async () => {
  await using site = await startOfflineSite()
  const { openTab, closeTab, network, requests } = site.browser
  const resting = { restMs: 3_600_000 }
  const tab = await openTab(resting)
  expect(requests).toEqual([])
  const made = await tab.submit(create(question))
  expect(made.outcome.kind).toBe('done')
  closeTab(tab)
  const second = await openTab(resting)
  network.down = true
  second.retry()
  await until(second, ({ connection }) => connection === 'offline')
  await second.submit(create(question))
  closeTab(second)
  network.down = false
  await idle(await openTab(resting))
})

test('a save behind a change that needs a choice is answered, and so is one whose item will never be there', async () => {
  await using site = await startOfflineSite()
  const id = await makeItem(site)
  const tab = await site.browser.openTab()
  await idle(tab)
  await colleague(site, id, 1, 'Von ihr')
  expect((await tab.submit(saveOn(id, 1, 'Von mir'))).outcome.kind).toBe('parked')
  expect((await tab.submit(saveOn(id, 1, 'Im zweiten Tab'))).outcome).toEqual({ kind: 'behind' })
  // Deleting it does not hide that somebody has to choose.
  expect((await tab.remove('faq', id)).outcome).toEqual({ kind: 'behind' })
  expect(await tab.items()).toMatchObject([{ item: { id }, waits: 'parked' }])
})

test('all changes of an item whose creation is refused are answered, their text in one', async () => {
  await using site = await startOfflineSite()
  const tab = await openOfflineTab(site)
  const made = await tab.submit(create({ ...question, question: 7 }))
  // Tried, so that what follows is a change of its own.
  site.browser.network.failing = 1
  site.browser.network.down = false
  const settled = new Map<string, unknown>()
  tab.subscribe((news) => news.kind === 'settled' && settled.set(news.key, news.outcome))
  const later = await site.save(tab, made.id, { answer: 'Später' })
  tab.retry()
  await until(tab, ({ changes, refused }) => changes.length === 0 && refused.length === 1)
  for (const key of new Set([made.key, later.key]))
    expect(settled.get(key)).toMatchObject({ kind: 'refused', nowhere: true })
  expect(tab.status.get().refused).toMatchObject([{ values: { answer: 'Später' } }])
})

test('a change that builds on one nobody remembers overwrites nothing', async () => {
  await using site = await startOfflineSite()
  const id = await makeItem(site)
  const tab = await site.browser.openTab()
  await idle(tab)
  const heard = new Promise<void>((resolve) => {
    tab.subscribe((news) => news.kind === 'changed' && resolve())
  })
  await colleague(site, id, 1, 'Von ihr')
  // That this browser knows the newest version does not mean that the editor has seen it.
  await heard
  const { outcome } = await tab.submit({ ...saveOn(id, 1, 'Von mir'), base: { after: 'forgotten-key' } })
  expect(outcome).toMatchObject({ kind: 'parked', dispute: { current: { version: 2 } } })
  expect((await site.copy()).items).toMatchObject([{ item: { answer: 'Von ihr' } }])
})

test('the answer to a repeated change does not make the copy older', async () => {
  await using site = await startOfflineSite()
  const id = await makeItem(site)
  const tab = await site.browser.openTab()
  await idle(tab)
  site.browser.network.lost = 1
  site.browser.network.downAfterLoss = true
  expect((await tab.submit(saveOn(id, 1, 'Von mir'))).outcome).toEqual({ kind: 'kept' })
  await colleague(site, id, 2, 'Von ihr')
  site.browser.network.down = false
  tab.retry()
  await idle(tab)
  expect((await tab.read('faq', id)).item).toMatchObject({ version: 3, item: { answer: 'Von ihr' } })
})

test('a reference to an item made here becomes one to the item on the server', async () => {
  await using site = await startOfflineSite()
  const tab = await openOfflineTab(site)
  const { id } = await tab.submit(create(question))
  await tab.submit(create({ ...question, question: 'Siehe auch?', answer: id }))
  site.browser.network.down = false
  tab.retry()
  await idle(tab)
  const { items } = await site.copy()
  expect(items.find(({ item }) => item.id === 'siehe-auch')?.item.answer).toBe('was-kostet-das')
})

test('a device without room for the copy still sends what waits', async () => {
  await using site = await startOfflineSite()
  await makeItem(site)
  const tab = await site.browser.openTab({ full: true })
  await until(tab, ({ connection }) => connection === 'online')
  await tab.submit(create({ ...question, question: 'Kommt an?' }))
  expect((await site.copy()).items.map(({ item }) => item.id)).toContain('kommt-an')
})

test('closing answers whoever still waits', async () => {
  await using site = await startOfflineSite()
  const tab = await site.browser.openTab()
  await idle(tab)
  site.browser.network.stalled = true
  const saving = tab.submit(create(question))
  await until(tab, ({ changes }) => changes.length === 1)
  site.browser.closeTab(tab)
  expect((await saving).outcome).toEqual({ kind: 'kept' })
})

test('deleting an item that was only here can be taken back like any other', async () => {
  await using site = await startOfflineSite()
  const tab = await openOfflineTab(site)
  const { id } = await tab.submit(create(question))
  const removed = await tab.remove('faq', id)
  expect(await tab.items()).toEqual([])
  expect(await removed.takeBack()).toBe(true)
  expect(await tab.items()).toMatchObject([{ item: question }])
})
