import { expect, test } from 'vitest'
import { syncPaths, type WorkingItem } from '#shared/offline/sync.ts'
import { openOfflineBrowser, until } from '../offline-browser.ts'
import { create, idle, question, startOfflineSite } from '../offline-site.ts'
import { apiToken, startApp } from '../start-app.ts'

/** A tab that knows one item and has lost the connection. */
async function openOffline({ app, browser }: Awaited<ReturnType<typeof startOfflineSite>>) {
  const made = await app.send('POST', '/api/content/faq', { values: question, draft: true })
  const { item } = (await made.json()) as WorkingItem
  const tab = await browser.openTab()
  await idle(tab)
  browser.network.down = true
  tab.retry()
  await until(tab, ({ connection }) => connection === 'offline')
  return { item, tab }
}

test('a change is on the server when its answer says so', async () => {
  await using site = await startOfflineSite()
  const tab = await site.browser.openTab()
  await idle(tab)
  const { outcome, id } = await tab.submit(create(question))
  expect(id).toMatch(/^lokal-/)
  expect(outcome).toMatchObject({ kind: 'done', item: { version: 1, item: { id: 'was-kostet-das' } } })
  await idle(tab)
  expect((await site.copy()).items).toMatchObject([{ item: { id: 'was-kostet-das' } }])
})

test('what is done offline is seen in every tab, survives closing, and is sent once, in order', async () => {
  await using site = await startOfflineSite()
  const { browser, save } = site
  const first = await browser.openTab()
  await idle(first)
  browser.network.down = true
  first.retry()
  const made = await first.submit(create(question))
  expect(made.outcome).toEqual({ kind: 'kept' })
  const second = await browser.openTab()
  expect(await second.items()).toMatchObject([{ item: { ...question, id: made.id }, waits: 'pending' }])
  await until(second, ({ connection }) => connection !== 'online')
  await save(first, made.id, { answer: 'Zwei' })
  await first.submit(create({ ...question, question: 'Eine zweite Frage?' }))
  for (const answer of ['D', 'Dr', 'Drei']) await save(first, made.id, { answer })
  for (const tab of [first, second]) browser.closeTab(tab)

  const later = await browser.openTab()
  // Typing joins the newest change, unless that was tried already: it may have arrived.
  expect(later.status.get().changes.map(({ kind, values }) => [kind, values.answer])).toEqual([
    ['create', question.answer],
    ['save', 'Zwei'],
    ['create', question.answer],
    ['save', 'Drei'],
  ])
  browser.network.down = false
  browser.network.lost = 2
  later.retry()
  await idle(later)
  const { items } = await site.copy()
  expect(items.map(({ item, version }) => [item.id, item.answer, version]).toSorted()).toEqual([
    ['eine-zweite-frage', question.answer, 1],
    ['was-kostet-das', 'Drei', 3],
  ])
  expect((await later.items()).map(({ item }) => item.id).toSorted()).toEqual(['eine-zweite-frage', 'was-kostet-das'])
  // Whoever still has the address of before finds the item.
  expect((await later.read('faq', made.id)).item?.item.id).toBe('was-kostet-das')
})

test('the next tab takes over when the leading one goes, in the middle of sending', async () => {
  await using site = await startOfflineSite()
  const { browser } = site
  const leader = await browser.openTab()
  await idle(leader)
  const other = await browser.openTab()
  browser.network.down = true
  leader.retry()
  for (const number of [1, 2, 3, 4, 5]) await leader.submit(create({ ...question, question: `Frage ${number}` }))
  browser.network.down = false
  browser.network.lost = 1
  leader.retry()
  await until(leader, ({ changes }) => changes.length < 4)
  browser.closeTab(leader)
  await idle(other)
  const { items } = await site.copy()
  expect(items.map(({ item }) => item.question)).toEqual(['Frage 1', 'Frage 2', 'Frage 3', 'Frage 4', 'Frage 5'])
})

test('what others changed meanwhile is never overwritten: the change is parked, later ones wait, someone chooses', async () => {
  await using site = await startOfflineSite()
  const { app, browser, save } = site
  const { item, tab } = await openOffline(site)
  await tab.submit({
    kind: 'save',
    collection: 'faq',
    id: item.id,
    values: { answer: 'Von mir' },
    before: { answer: question.answer },
    base: { version: 1 },
  })
  await tab.submit(create({ ...question, question: 'Geht trotzdem?' }))
  await save(tab, item.id, { answer: 'Von mir, weiter' })
  await app.send('PATCH', `/api/content/faq/${item.id}`, { version: 1, values: { answer: 'Von dir' }, draft: true })
  browser.network.down = false
  tab.retry()
  await until(tab, ({ changes }) => changes.length === 2 && changes.some(({ parked }) => parked))
  const { waiting } = await tab.read('faq', item.id)
  expect(waiting).toMatchObject({
    values: { answer: 'Von mir, weiter' },
    before: { answer: question.answer },
    parked: { current: { version: 2, values: { answer: 'Von dir' } } },
  })
  expect((await site.copy()).items.map((entry) => entry.item.answer).toSorted()).toEqual([question.answer, 'Von dir'])

  const chosen = { answer: 'Beides' }
  await tab.submit({
    kind: 'save',
    collection: 'faq',
    id: item.id,
    values: chosen,
    before: {},
    base: { version: 2 },
    settles: true,
  })
  await idle(tab)
  expect((await site.copy()).items.find((entry) => entry.item.id === item.id)).toMatchObject({
    version: 3,
    item: chosen,
  })
})

test('what the server will never take goes, with its text kept and everything after it sent', async () => {
  await using site = await startOfflineSite()
  const { app, browser, save } = site
  const { item, tab } = await openOffline(site)
  await save(tab, item.id, { answer: 'Nie gespeichert' })
  await tab.submit(create({ ...question, question: 'Kommt an?' }))
  await app.send('DELETE', `/api/content/faq/${item.id}`, { version: 1 })
  browser.network.down = false
  tab.retry()
  await idle(tab)
  expect(tab.status.get().refused).toMatchObject([{ id: item.id, values: { answer: 'Nie gespeichert' } }])
  expect((await tab.items()).map((entry) => entry.item.question)).toEqual(['Kommt an?'])
  await tab.dismiss(tab.status.get().refused[0]!.key)
  expect(tab.status.get().refused).toEqual([])
})

test('changes of other people arrive without asking', async () => {
  await using site = await startOfflineSite()
  const tab = await site.browser.openTab()
  await idle(tab)
  const arrived = new Promise<void>((resolve) => {
    tab.subscribe(
      (news) => news.kind === 'changed' && news.places.some(({ id }) => id === 'was-kostet-das') && resolve(),
    )
  })
  await site.app.send('POST', '/api/content/faq', { values: question, draft: true })
  await arrived
  expect(await tab.items()).toMatchObject([{ item: { id: 'was-kostet-das' } }])
})

test('an item made and deleted without a connection leaves no trace, a delete that waits can be taken back', async () => {
  await using site = await startOfflineSite()
  const { item, tab } = await openOffline(site)
  const made = await tab.submit(create({ ...question, question: 'Nur kurz?' }))
  const remove = (id: string, version: number) =>
    tab.submit({ kind: 'delete', collection: 'faq', id, values: {}, before: {}, base: { version } })
  await remove(made.id, 0)
  const { key } = await remove(item.id, 1)
  expect(await tab.items()).toEqual([])
  expect(tab.status.get().changes).toHaveLength(1)
  expect(await tab.withdraw(key)).toBe(true)
  expect(await tab.items()).toHaveLength(1)
})

test('nothing is sent for somebody who is signed out, and everything once they are back', async () => {
  await using app = await startApp({ seeded: false })
  let signedIn = true
  using browser = openOfflineBrowser((request) => {
    if (signedIn) request.headers.set('authorization', `Bearer ${apiToken}`)
    return app.fetch(request)
  })
  const tab = await browser.openTab()
  await idle(tab)
  signedIn = false
  expect((await tab.submit(create(question))).outcome).toEqual({ kind: 'signed-out' })
  expect(tab.status.get().changes).toHaveLength(1)
  signedIn = true
  tab.retry()
  await idle(tab)
  expect(await tab.items()).toHaveLength(1)
})

test('without locks one tab sends for all of them as well, and the next one when it goes', async () => {
  await using site = await startOfflineSite({ withLocks: false })
  const { browser } = site
  const [first, second] = [await browser.openTab(), await browser.openTab()]
  await Promise.all([idle(first), idle(second)])
  const feeds = () => browser.requests.filter((line) => line === `GET ${syncPaths.feed()}`)
  await expect.poll(feeds).toHaveLength(1)
  expect((await second.submit(create(question))).outcome.kind).toBe('done')
  expect(browser.requests.filter((line) => line.startsWith('POST'))).toHaveLength(1)
  expect(feeds()).toHaveLength(1)
  browser.closeTab(first)
  expect((await second.submit(create({ ...question, question: 'Und dann?' }))).outcome.kind).toBe('done')
  expect(browser.requests.filter((line) => line.startsWith('POST'))).toHaveLength(2)
  await expect.poll(feeds).toHaveLength(2)
})
