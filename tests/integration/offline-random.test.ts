import { expect, test } from 'vitest'
import type { Values } from '#shared/editing/values.ts'
import { syncPaths, type CopiedItem, type CopyAnswer } from '#shared/offline/sync.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/base/config.ts'
import type { Offline } from '#admin/offline/offline.ts'
import type { NewChange } from '#admin/offline/queued-change.ts'
import { newDatabase, newSqlitePlace, silentLog } from '../databases.ts'
import { openOfflineBrowser, until } from '../offline-browser.ts'
import { apiToken, renderServices } from '../start-app.ts'
import { asRender } from '../as-render.ts'

/** `npm run test:long` tries more of them. */
const sequences = import.meta.env.MODE === 'long' ? 1_000 : 100
const stepsEach = 14
/** Fields that this editor writes; somebody else writes the last one of the collection. */
const mine = ['question', 'answer'] as const

/** The same numbers for the same seed, so that a failure can be repeated. */
function randomFrom(seed: number) {
  let state = seed * 2_654_435_761 + 1
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
  return {
    below: (limit: number) => Math.floor(next() * limit),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
  }
}

/** A server that can be restarted on its database; while it is away nothing answers. */
async function startRestartable() {
  const database = await newDatabase(newSqlitePlace)
  const config = readConfig({ SCHAUFENSTER_API_TOKEN: apiToken })
  const open = () => createApp({ config, database, log: silentLog, render: asRender(renderServices) })
  let app: Awaited<ReturnType<typeof open>> | undefined = await open()
  const fetch = async (request: Request) => {
    if (!app) throw new TypeError('Failed to fetch')
    request.headers.set('authorization', `Bearer ${apiToken}`)
    return app.fetch(request)
  }
  const send = (method: string, path: string, body?: unknown) =>
    fetch(
      new Request(`http://localhost:3000${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
    )
  return {
    database,
    fetch,
    send,
    async restart() {
      const stopping = app
      app = undefined
      await stopping?.close()
      app = await open()
    },
    async [Symbol.asyncDispose]() {
      await app?.close()
      await database[Symbol.asyncDispose]()
    },
  }
}

type Server = Awaited<ReturnType<typeof startRestartable>>
type Known = { id: string; values: Values; deleted: boolean }

/** One editor with tabs, a bad network and a colleague; ends when everything has arrived. */
async function live(server: Server, seed: number) {
  const { below, pick } = randomFrom(seed)
  using browser = openOfflineBrowser(server.fetch)
  const known: Known[] = []
  const tabs: Offline[] = [await browser.openTab()]
  let texts = 0
  const colleagueChanged = new Map<string, number>()

  /** Nobody waits for the answer: the tab may be closed before it comes. */
  function submit(tab: Offline, change: NewChange) {
    void tab.submit(change).catch(() => {})
  }
  async function edit(tab: Offline, entry: Known) {
    const field = pick(mine)
    const text = `Text ${seed}.${++texts}`
    const { item, waiting } = await tab.read('faq', entry.id)
    if (!item && !waiting) return
    const base = waiting ? { after: waiting.key } : { version: item!.version }
    entry.values[field] = text
    const change = {
      kind: 'save',
      collection: 'faq',
      id: entry.id,
      values: { [field]: text },
      before: {},
      base,
    } as const
    submit(tab, change)
    // Certain on the device before the next step: closing the tab must not matter.
    await shown(tab, field, text)
  }
  const steps: Record<string, () => Promise<void> | void> = {
    async create() {
      const tab = pick(tabs)
      const values: Values & { question: string } = { question: `Frage ${seed}.${++texts}`, answer: 'Offen' }
      submit(tab, { kind: 'create', collection: 'faq', id: '', values, before: {}, base: { version: 0 } })
      known.push({ id: await shown(tab, 'question', values.question), values, deleted: false })
    },
    async edit() {
      const there = known.filter(({ deleted }) => !deleted)
      if (there.length > 0) await edit(pick(tabs), pick(there))
    },
    async remove() {
      const tab = pick(tabs)
      const entry = known.find(({ deleted }) => !deleted)
      if (!entry || known.length < 3) return
      const { item, waiting } = await tab.read('faq', entry.id)
      const base = waiting ? { after: waiting.key } : { version: item!.version }
      submit(tab, { kind: 'delete', collection: 'faq', id: entry.id, values: {}, before: {}, base })
      entry.deleted = true
      const { question } = entry.values
      for (;;) {
        const news = nextNews(tab)
        const isShown = (await tab.items()).some(({ item: shownItem }) => shownItem.question === question)
        // Behind a change that the colleague's disputes it waits for a choice, and the entry is shown until then.
        const isKept = (await tab.read('faq', entry.id)).changes.some(({ kind }) => kind === 'delete')
        if (!isShown || isKept) break
        await news
      }
    },
    offline: () => void (browser.network.down = true),
    online() {
      browser.network.down = false
      pick(tabs).retry()
    },
    lose: () => void (browser.network.lost = 1),
    fail: () => void (browser.network.failing = 1 + below(3)),
    async reload() {
      const index = below(tabs.length)
      browser.closeTab(tabs[index]!)
      tabs[index] = await browser.openTab()
    },
    async openTab() {
      if (tabs.length < 3) tabs.push(await browser.openTab())
    },
    closeTab() {
      if (tabs.length > 1) browser.closeTab(tabs.splice(below(tabs.length), 1)[0]!)
    },
    restart: () => server.restart(),
    async colleague() {
      const items = await itemsOf(server, seed)
      const item = items.length > 0 ? pick(items) : undefined
      if (!item) return
      const { id } = item.item
      const times = (colleagueChanged.get(id) ?? 0) + 1
      const body = { version: item.version, values: { topic: `thema-${times}` }, draft: true }
      const response = await server.send('PATCH', `/api/content/faq/${id}`, body)
      if (response.ok) colleagueChanged.set(id, times)
    },
  }
  const often = ['create', 'edit', 'edit', 'edit', ...Object.keys(steps)]
  await steps.create!()
  for (let step = 0; step < stepsEach; step++) await steps[pick(often)]!()

  // Calm weather: what is parked is settled with the editor's own text on top of what the colleague wrote.
  Object.assign(browser.network, { down: false, lost: 0, failing: 0 })
  const last = tabs[0]!
  for (;;) {
    last.retry()
    await until(
      last,
      ({ connection, changes }) =>
        connection === 'online' && changes.every(({ parked }, index) => parked || waitsBehind(changes, index)),
    )
    const parked = last.status.get().changes.find((change) => change.parked)
    if (!parked) break
    const { waiting, changes } = await last.read('faq', parked.id)
    if (changes.some(({ kind }) => kind === 'delete')) {
      await last.deleteAnyway(parked)
      continue
    }
    const { version } = parked.parked!.current!
    await last.submit({ ...parked, values: waiting?.values ?? {}, base: { version }, settles: true })
  }
  const stored = await itemsOf(server, seed)
  return { known, colleagueChanged, stored, copy: await caughtUp(last, stored), status: last.status.get() }
}

/** The copy once it has every version: news of the colleague's last change may still be on its way. */
async function caughtUp(tab: Offline, stored: readonly CopiedItem[]): Promise<CopiedItem[]> {
  for (;;) {
    const news = nextNews(tab)
    const copy = await tab.items()
    const versions = new Map(copy.map(({ item, version }) => [item.id, version]))
    if (stored.every(({ item, version }) => versions.get(item.id) === version)) return copy
    await news
  }
}

function nextNews(tab: Offline): Promise<void> {
  return new Promise((resolve) => {
    const stop = tab.subscribe(() => {
      stop()
      resolve()
    })
  })
}

/** Waits until the tab shows a text, and names the item that has it. */
async function shown(tab: Offline, field: string, text: string): Promise<string> {
  for (;;) {
    const news = nextNews(tab)
    const item = (await tab.items()).find((entry) => entry.item[field] === text)
    if (item) return item.item.id
    await news
  }
}

function waitsBehind(changes: readonly { id: string; parked: unknown }[], index: number): boolean {
  return changes.slice(0, index).some(({ id, parked }) => parked && id === changes[index]!.id)
}

async function itemsOf(server: Server, seed: number): Promise<CopiedItem[]> {
  const { items } = (await (await server.send('GET', syncPaths.copy(null))).json()) as CopyAnswer
  return items.filter(({ item }) => /^(frage|text)-\d/.test(item.id) && item.id.split('-')[1] === String(seed))
}

test(`${sequences} random sequences lose and double nothing`, { timeout: 300_000 }, async () => {
  await using server = await startRestartable()
  for (let seed = 1; seed <= sequences; seed++) {
    const { known, colleagueChanged, stored, copy, status } = await live(server, seed)
    const context = `sequence ${seed}`
    expect(status.refused, context).toEqual([])
    // Every text that was written last is there, once.
    expect(stored.map(({ item }) => [item.question, item.answer]).toSorted(), context).toEqual(
      known
        .filter(({ deleted }) => !deleted)
        .map(({ values }) => [values.question, values.answer])
        .toSorted(),
    )
    // Each version was made by one change with a key, or by the colleague: nothing was carried out twice.
    for (const { item, version } of stored) {
      const keyed = await server.database.query
        .selectFrom('applied_changes')
        .select('version')
        .where('document_id', '=', item.id)
        .execute()
      expect(new Set(keyed.map((row) => row.version)).size, context).toBe(keyed.length)
      expect(version, context).toBe(keyed.length + (colleagueChanged.get(item.id) ?? 0))
    }
    // The browser shows what the server has.
    const place = (item: CopiedItem) => [item.item.id, item.version, item.item.question, item.item.answer]
    const ids = new Set(stored.map(({ item }) => item.id))
    expect(
      copy
        .filter(({ item }) => ids.has(item.id))
        .map(place)
        .toSorted(),
      context,
    ).toEqual(stored.map(place).toSorted())
  }
})
