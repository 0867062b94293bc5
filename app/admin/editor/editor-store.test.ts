import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { blogPostFields } from '#shared/content/blog-post-fields.ts'
import type { Values } from '#shared/editing/values.ts'
import { createCrashCopies } from './crash-copy.ts'
import { createEditorStore, type EditorStore } from './editor-store.ts'
import type { SaveState } from '#admin/offline/save-state.ts'
import type { KnownItem } from './editor-state.ts'
import type { EditorOutbox, Sending } from './outbox.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') }))
afterEach(() => vi.useRealTimers())

const first = { title: 'A', teaser: 'B', content: '<p>C</p>' }
const serverState = {
  version: 1,
  status: 'draft' as const,
  hasDraft: true,
  live: false,
  publishAt: null,
  unpublishAt: null,
  savedAt: null,
}

/** What the device says next, and what it knows of the item where a change waits behind another. */
type Planned = SaveState & { known?: KnownItem }

/** A device that keeps changes and a server that keeps versions, both in memory; what the server says can be planned. */
function fakeServer(values: Values = first) {
  const server = { values, version: 1, saves: 0, next: [] as Planned[], id: 'a', dropped: 0 }
  const waiting: { key: string; change: Sending }[] = []
  const made = new Map<string, number>()
  let keys = 0
  const write = (key: string, { values: changes, base }: Sending): SaveState => {
    const version = 'version' in base ? base.version : made.get(base.after)
    if (version !== server.version && server.id !== 'neu')
      return { kind: 'parked', dispute: { message: '', current: { version: server.version, values: server.values } } }
    server.values = { ...server.values, ...changes }
    made.set(key, ++server.version)
    const item = { ...server.values, id: 'a', createdAt: '', updatedAt: '2026-03-01T10:00:00Z' }
    return { kind: 'done', item: { ...serverState, version: server.version, item } }
  }
  const connected: { store?: EditorStore } = {}
  const outbox: Pick<EditorOutbox, 'send' | 'drop' | 'retry'> = {
    async send(change) {
      server.saves++
      const key = `key-${++keys}`
      const planned: Planned | undefined = server.next.shift()
      const outcome = planned ?? write(key, change.isNew ? { ...change, base: { version: 1 } } : change)
      if (outcome.kind === 'kept' || outcome.kind === 'signed-out') waiting.push({ key, change })
      return { key, id: change.isNew ? 'lokal-1' : change.id, outcome, lasting: true, known: planned?.known }
    },
    async drop() {
      server.dropped++
      return true
    },
    /** The connection is back: what waits arrives in its order. */
    async retry() {
      for (const { key, change } of waiting.splice(0)) connected.store?.answered(key, write(key, change))
    },
  }
  return { server, outbox, connected }
}

function open(options: { id?: string; onUnauthenticated?: () => Promise<void>; kept?: Map<string, string> } = {}) {
  const { server, outbox, connected } = fakeServer()
  const kept = options.kept ?? new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const start = { id: options.id ?? 'a', values: first, serverState }
  const copies = createCrashCopies({ person: 'lena', collection: 'blogPosts', id: start.id }, () => storage)
  const { onUnauthenticated } = options
  const store = createEditorStore({ fields: blogPostFields, start, outbox, copies, onUnauthenticated })
  connected.store = store
  return { server, outbox, kept, store }
}

test('typing is kept on this device at once and saved a second after the last key', async () => {
  const { server, store, kept } = open()
  store.change('title', 'AB')
  await vi.advanceTimersByTimeAsync(900)
  store.change('title', 'ABC')
  expect([...kept.values()][0]).toContain('ABC')
  expect(store.get().save.kind).toBe('waiting')
  await vi.advanceTimersByTimeAsync(900)
  expect(server.saves).toBe(0)
  await vi.advanceTimersByTimeAsync(100)
  expect(server.values.title).toBe('ABC')
  expect(store.get().save.kind).toBe('done')
  expect(kept.size).toBe(0)
})

test('without a connection changes wait on this device, each building on the one before, until the server has them', async () => {
  const { server, outbox, store, kept } = open()
  server.next = [{ kind: 'kept' }, { kind: 'kept' }]
  store.change('title', 'Neu')
  await vi.advanceTimersByTimeAsync(1_000)
  expect([store.get().save.kind, store.hasUnsaved(), kept.size]).toEqual(['kept', false, 0])
  store.change('teaser', 'Auch neu')
  expect([store.get().save.kind, store.hasUnsaved()]).toEqual(['waiting', true])
  await vi.advanceTimersByTimeAsync(1_000)
  expect([store.get().save.kind, server.version]).toEqual(['kept', 1])
  await outbox.retry()
  expect([store.get().save.kind, store.get().serverState.version]).toEqual(['done', 3])
  expect(server.values).toMatchObject({ title: 'Neu', teaser: 'Auch neu' })
})

test('a change that waited may meet a conflict or a refusal when it arrives', async () => {
  const { server, outbox, store } = open()
  server.next = [{ kind: 'kept' }]
  store.change('title', 'Von mir')
  await store.save()
  server.values = { ...first, title: 'Von ihr' }
  server.version = 2
  // The news of the other change come before the answer to this one.
  store.follow({
    start: { id: 'a', values: server.values, serverState: { ...serverState, version: 2 } },
    waiting: { key: 'key-1', values: { title: 'Von mir' }, before: { title: 'A' }, parked: null },
  })
  expect(store.get().values.title).toBe('Von mir')
  await outbox.retry()
  const conflict = { name: 'title', mine: 'Von mir', theirs: 'Von ihr', proposed: undefined }
  expect(store.get().save).toMatchObject({ kind: 'parked', dispute: { current: { version: 2 } } })
  expect(store.get().conflicts).toMatchObject([conflict])
  expect(await store.resolve({ title: 'theirs' })).toBe(true)
  expect([store.get().values.title, server.dropped]).toEqual(['Von ihr', 1])

  server.next = [{ kind: 'kept' }]
  store.change('title', 'Zu lang')
  await store.save()
  store.answered('key-2', { kind: 'refused', message: 'zu lang', fields: [] })
  expect([store.get().save.kind, store.get().values.title]).toEqual(['refused', 'Zu lang'])
})

test('what other tabs and people do is shown, but never under the hands of somebody who types', () => {
  const { store } = open()
  const news = (version: number, title: string) => ({
    start: { id: 'a', values: { ...first, title }, serverState: { ...serverState, version } },
    waiting: undefined,
  })
  store.follow(news(2, 'Von ihr'))
  expect(store.get().values.title).toBe('Von ihr')
  // An older copy says nothing new.
  store.follow(news(1, 'Alt'))
  expect(store.get().values.title).toBe('Von ihr')
  const waiting = { key: 'other-tab', values: { teaser: 'Im anderen Tab' }, before: {}, parked: null }
  store.follow({ ...news(2, 'Von ihr'), waiting })
  expect(store.get()).toMatchObject({ values: { teaser: 'Im anderen Tab' }, save: { kind: 'kept' } })
  store.change('title', 'Ich tippe')
  store.follow(news(3, 'Von ihr, neuer'))
  expect(store.get().values.title).toBe('Ich tippe')
  store.close()
})

test('what is typed while a save is under way is saved by the next one', async () => {
  const { server, store } = open()
  store.change('title', 'Eins')
  const saving = store.save()
  store.change('title', 'Zwei')
  await saving
  expect(server.values.title).toBe('Eins')
  expect(store.get().save.kind).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1_000)
  expect([server.values.title, store.get().save.kind]).toEqual(['Zwei', 'done'])
})

test('a conflict stops saving until every field is settled, and overwrites nothing by itself', async () => {
  const { server, store } = open()
  server.values = { ...first, title: 'Von ihr', teaser: 'Auch von ihr' }
  server.version = 5
  store.change('title', 'Von mir')
  expect(await store.save()).toBe(false)
  const { save, conflicts } = store.get()
  expect(save.kind).toBe('parked')
  expect(conflicts.map(({ name, proposed }) => [name, proposed])).toEqual([
    ['title', undefined],
    ['teaser', 'theirs'],
  ])
  store.change('title', 'Von mir, weiter getippt')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.values.title).toBe('Von ihr')
  expect(await store.resolve({ title: 'mine', teaser: 'theirs' })).toBe(true)
  expect(server.values).toMatchObject({ title: 'Von mir, weiter getippt', teaser: 'Auch von ihr' })
})

test('an ended session keeps everything and goes on after signing in', async () => {
  let signIn = () => {}
  const { server, store, kept } = open({ onUnauthenticated: () => new Promise((resolve) => (signIn = resolve)) })
  server.next = [{ kind: 'signed-out' }]
  store.change('title', 'Lange Arbeit')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(store.get().save.kind).toBe('signed-out')
  store.change('title', 'Lange Arbeit, weiter')
  expect([...kept.values()][0]).toContain('weiter')
  signIn()
  await vi.advanceTimersByTimeAsync(1_000)
  expect([server.values.title, store.get().save.kind]).toEqual(['Lange Arbeit, weiter', 'done'])
})

test('a new item is created once its title is left, never while it is half typed', async () => {
  const { server, store } = open({ id: 'neu' })
  store.change('title', 'H')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.saves).toBe(0)
  store.change('title', 'Halbes Wort')
  store.allowCreation()
  await vi.advanceTimersByTimeAsync(0)
  expect([store.get().id, store.get().save.kind]).toEqual(['a', 'done'])
})

test('a text that the server refuses is not sent again and again', async () => {
  const { server, store } = open()
  server.next = [{ kind: 'refused', message: 'zu lang', fields: [{ path: 'title', message: 'zu lang' }] }]
  store.change('title', 'x'.repeat(400))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([server.saves, store.get().save.kind]).toEqual([1, 'refused'])
  store.change('title', 'kurz')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(store.get().save.kind).toBe('done')
})

test('publishing saves first and does nothing when that fails', async () => {
  const { server, store } = open()
  store.change('title', 'Fertig')
  server.next = [{ kind: 'kept' }]
  const publish = () => store.act(() => Promise.reject(new Error('was asked')))
  expect(await publish()).toEqual({ kind: 'kept' })
})

test('a copy from before a crash is offered, and only where it says something else', () => {
  const kept = new Map<string, string>()
  const before = open({ kept })
  before.store.change('title', 'Vor dem Absturz')
  before.store.close()
  const after = open({ kept })
  expect(after.store.get().copy?.values.title).toBe('Vor dem Absturz')
  expect(after.store.get().values.title).toBe('A')
  after.store.takeCopy()
  expect(after.store.get().values.title).toBe('Vor dem Absturz')
  after.store.close()
  kept.set([...kept.keys()][0]!, JSON.stringify({ values: first, version: 1, at: '' }))
  expect(open({ kept }).store.get().copy).toBeNull()
})

test('a copy from before a crash stays on offer while somebody types, and saying no to it keeps what was typed', async () => {
  const before = open()
  before.store.change('title', 'Vor dem Absturz')
  before.store.close()
  const { store, kept } = open({ kept: before.kept })
  store.change('teaser', 'Gleich losgetippt')
  expect(store.get().copy?.values.title).toBe('Vor dem Absturz')
  store.dropCopy()
  expect(store.get().copy).toBeNull()
  expect([...kept.values()][0]).toContain('Gleich losgetippt')
  store.close()
})

test('what is typed while publishing is under way is saved after it, not taken for sent', async () => {
  const { server, store } = open()
  store.change('title', 'Fertig')
  let answer = () => {}
  const publishing = store.act(async (_id, version) => {
    await new Promise<void>((resolve) => (answer = resolve))
    server.version = version + 1
    const item = { ...server.values, id: 'a', createdAt: '', updatedAt: '' }
    return { kind: 'done', body: { ...serverState, version: server.version, item } }
  })
  await vi.advanceTimersByTimeAsync(0)
  store.change('teaser', 'Noch schnell getippt')
  // Longer than the pause before saving: it waits for its turn instead of meeting a conflict.
  await vi.advanceTimersByTimeAsync(5_000)
  answer()
  await publishing
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.values).toMatchObject({ title: 'Fertig', teaser: 'Noch schnell getippt' })
  expect([store.get().save.kind, store.get().serverState.version]).toEqual(['done', 4])
})

test('a device that can keep nothing says so, holds the crash copy, and tries again', async () => {
  const { server, outbox, store, kept } = open()
  const { send } = outbox
  outbox.send = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  store.change('title', 'Kein Platz')
  await vi.advanceTimersByTimeAsync(1_000)
  expect([store.get().save.kind, store.hasUnsaved(), kept.size]).toEqual(['failed', true, 1])
  outbox.send = send
  await vi.advanceTimersByTimeAsync(5_000)
  expect([store.get().save.kind, server.values.title, kept.size]).toEqual(['done', 'Kein Platz', 0])
})

test('what waits in the memory of a tab only is not called safe', async () => {
  const { server, outbox, store, kept } = open()
  const { send } = outbox
  outbox.send = async (change) => ({ ...(await send(change)), lasting: false })
  server.next = [{ kind: 'kept' }]
  store.change('title', 'Nur hier')
  await vi.advanceTimersByTimeAsync(1_000)
  expect([store.get().save.kind, store.hasUnsaved(), kept.size]).toEqual(['waiting', true, 1])
  await outbox.retry()
  expect([store.get().save.kind, kept.size]).toEqual(['done', 0])
})

test('an item whose creation was refused is made by the next save', async () => {
  const { server, outbox, store } = open({ id: 'neu' })
  const sent: boolean[] = []
  const { send } = outbox
  outbox.send = (change) => {
    sent.push(change.isNew)
    return send(change)
  }
  server.next = [{ kind: 'kept' }, { kind: 'kept' }]
  store.change('title', 'Zu lang')
  await store.save()
  store.change('teaser', 'Dazu')
  await store.save()
  store.answered('key-2', { kind: 'refused', message: 'zu lang', fields: [], nowhere: true })
  expect(store.get().save.kind).toBe('refused')
  store.change('title', 'Kurz')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toEqual([true, false, true])
  expect([server.values.title, server.values.teaser]).toEqual(['Kurz', 'Dazu'])
})

test('a save behind a conflict of another tab shows that conflict, with the text of both', async () => {
  const { server, store } = open()
  const current = { version: 2, values: { ...first, title: 'Von ihr' } }
  const start = { id: 'a', values: current.values, serverState: { ...serverState, version: 2 } }
  const parked = { message: '', current }
  const waiting = {
    key: 'key-1',
    values: { title: 'Tab 1', teaser: 'Tab 2' },
    before: { title: 'A', teaser: 'B' },
    parked,
  }
  server.next = [{ kind: 'behind', known: { start, waiting } }]
  store.change('teaser', 'Tab 2')
  expect(await store.save()).toBe(false)
  expect(store.get().values).toMatchObject({ title: 'Tab 1', teaser: 'Tab 2' })
  expect(store.get().save.kind).toBe('parked')
  expect(store.get().conflicts).toMatchObject([{ name: 'title' }, { name: 'teaser' }])
  // Settled over there: nothing is left to choose here.
  store.follow({ start: { ...start, serverState: { ...serverState, version: 3 } }, waiting: undefined })
  expect([store.get().save.kind, store.get().values.title]).toEqual(['done', 'Von ihr'])
})

test('what is typed while a new item is being made belongs to that item, on this device as well', async () => {
  const { outbox, store, kept } = open({ id: 'neu' })
  const made = Promise.withResolvers<void>()
  const send = outbox.send
  outbox.send = async (change) => {
    const sent = await send(change)
    if (change.isNew) await made.promise
    return sent
  }
  store.change('title', 'Erster Satz')
  store.allowCreation()
  await vi.advanceTimersByTimeAsync(0)
  store.change('teaser', 'Währenddessen getippt')
  expect([...kept.keys()]).toEqual(['schaufenster:copy:lena:blogPosts/neu'])
  made.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get()).toMatchObject({ id: 'a', values: { title: 'Erster Satz', teaser: 'Währenddessen getippt' } })
  expect([...kept.keys()]).toEqual(['schaufenster:copy:lena:blogPosts/a'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect([store.get().save.kind, kept.size]).toEqual(['done', 0])
})

test('typing and taking it back ends neither a conflict nor the waiting for a connection', async () => {
  const { server, outbox, store } = open()
  server.next = [{ kind: 'kept' }]
  store.change('title', 'Von mir')
  await store.save()
  store.change('teaser', 'Bx')
  store.change('teaser', 'B')
  expect(store.get().save.kind).toBe('kept')
  server.values = { ...first, title: 'Von ihr' }
  server.version = 2
  await outbox.retry()
  store.change('teaser', 'Bx')
  store.change('teaser', 'B')
  expect([store.get().save.kind, store.get().conflicts.length]).toEqual(['parked', 1])
})

test('what is typed while a conflict is being settled for the other side is saved next', async () => {
  const { server, outbox, store, kept } = open()
  server.values = { ...first, title: 'Von ihr' }
  server.version = 2
  store.change('title', 'Von mir')
  await store.save()
  const dropped = Promise.withResolvers<boolean>()
  outbox.drop = () => dropped.promise
  const settling = store.resolve({ title: 'theirs' })
  await vi.advanceTimersByTimeAsync(0)
  store.change('teaser', 'Währenddessen getippt')
  dropped.resolve(true)
  await settling
  expect([store.get().save.kind, kept.size]).toEqual(['waiting', 1])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.values).toMatchObject({ title: 'Von ihr', teaser: 'Währenddessen getippt' })
})

test('publishing meets a conflict and a lost session as saving does', async () => {
  const { store } = open()
  const current = { version: 2, values: { ...first, title: 'Von ihr' } }
  const said = { status: 409, code: 'conflict', message: '', fields: [] }
  expect((await store.act(async () => ({ ...said, kind: 'conflict', current }))).kind).toBe('parked')
  expect(store.get()).toMatchObject({ save: { kind: 'parked' }, conflicts: [{ name: 'title', proposed: 'theirs' }] })
  const other = open()
  await other.store.act(async () => ({ ...said, status: 401, kind: 'signed-out' }))
  expect(other.store.get().save.kind).toBe('signed-out')
})

test('what the server writes into a field that was left empty is shown at once, and never over what was typed', async () => {
  const { server, store } = open({ id: 'neu' })
  const answered = (address: string): SaveState => {
    const item = { ...first, address, id: 'a', createdAt: '', updatedAt: '2026-03-01T10:00:00Z' }
    return { kind: 'done', item: { ...serverState, version: ++server.version, item } }
  }
  store.change('address', '')
  server.next = [answered('ein-titel')]
  await store.save()
  expect(store.get()).toMatchObject({ values: { address: 'ein-titel' }, save: { kind: 'done' } })
  const other = open({ id: 'neu' })
  other.store.change('address', '')
  other.server.next = [answered('ein-titel')]
  const saved = other.store.save()
  other.store.change('address', 'von-hand')
  await saved
  expect(other.store.get().values.address).toBe('von-hand')
})
