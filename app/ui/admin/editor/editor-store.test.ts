import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { blogPostFields } from '#shared/content/blog-posts.ts'
import type { Values } from '#shared/editing/values.ts'
import { createCrashCopies } from './crash-copy.ts'
import type { Answer, EditorApi, ServerItem } from './editor-api.ts'
import { createEditorStore } from './editor-store.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') }))
afterEach(() => vi.useRealTimers())

const first = { title: 'A', teaser: 'B', content: '<p>C</p>' }
const standing = {
  version: 1,
  status: 'draft' as const,
  hasDraft: true,
  live: false,
  publishAt: null,
  unpublishAt: null,
  savedAt: null,
}

/** A server in memory that keeps versions as the real one does, and can be told to fail. */
function fakeServer(values: Values = first) {
  const server = { values, version: 1, saves: 0, next: [] as Answer<ServerItem>[], id: 'a' }
  const asItem = (): Answer<ServerItem> => ({
    kind: 'done',
    body: {
      ...standing,
      version: server.version,
      item: { ...server.values, id: server.id, createdAt: '', updatedAt: '2026-03-01T10:00:00Z' },
    },
  })
  const write = (changes: Values, version: number): Answer<ServerItem> => {
    server.saves++
    const planned = server.next.shift()
    if (planned) return planned
    if (version !== server.version)
      return { kind: 'conflict', current: { version: server.version, values: server.values } }
    server.values = { ...server.values, ...changes }
    server.version++
    return asItem()
  }
  const api = {
    saveDraft: async (_id: string, version: number, changes: Values) => write(changes, version),
    create: async (created: Values) => write(created, 1),
    publish: async (_id: string, version: number) => write({}, version),
  } as unknown as EditorApi
  return { server, api }
}

function open(options: { id?: string; onUnauthenticated?: () => Promise<void>; kept?: Map<string, string> } = {}) {
  const { server, api } = fakeServer()
  const kept = options.kept ?? new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const copies = createCrashCopies('lena', 'blogPosts/a', () => storage)
  const start = { id: options.id ?? 'a', values: first, standing }
  const { onUnauthenticated } = options
  return { server, kept, store: createEditorStore({ fields: blogPostFields, start, api, copies, onUnauthenticated }) }
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
  expect(store.get().save.kind).toBe('saved')
  expect(kept.size).toBe(0)
})

test('a lost connection is tried again until it works, and says so meanwhile', async () => {
  const { server, store, kept } = open()
  server.next = [
    { kind: 'unreachable', message: 'weg' },
    { kind: 'unreachable', message: 'weg' },
  ]
  store.change('title', 'Neu')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(store.get().save).toEqual({ kind: 'retrying', message: 'weg' })
  expect(kept.size).toBe(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(store.get().save.kind).toBe('retrying')
  await vi.advanceTimersByTimeAsync(4_000)
  expect([store.get().save.kind, server.values.title]).toEqual(['saved', 'Neu'])
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
  expect([server.values.title, store.get().save.kind]).toEqual(['Zwei', 'saved'])
})

test('a conflict stops saving until every field is settled, and overwrites nothing by itself', async () => {
  const { server, store } = open()
  server.values = { ...first, title: 'Von ihr', teaser: 'Auch von ihr' }
  server.version = 5
  store.change('title', 'Von mir')
  expect(await store.save()).toBe(false)
  const { save } = store.get()
  expect(save.kind === 'conflict' && save.disputes.map(({ name, proposed }) => [name, proposed])).toEqual([
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
  expect([server.values.title, store.get().save.kind]).toEqual(['Lange Arbeit, weiter', 'saved'])
})

test('a new item is created once its title is left, never while it is half typed', async () => {
  const { server, store } = open({ id: 'neu' })
  store.change('title', 'H')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.saves).toBe(0)
  store.change('title', 'Halbes Wort')
  store.allowCreation()
  await vi.advanceTimersByTimeAsync(0)
  expect([store.get().id, store.get().save.kind]).toEqual(['a', 'saved'])
})

test('a text that the server refuses is not sent again and again', async () => {
  const { server, store } = open()
  server.next = [{ kind: 'refused', message: 'zu lang', fields: [{ path: 'title', message: 'zu lang' }] }]
  store.change('title', 'x'.repeat(400))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([server.saves, store.get().save.kind]).toEqual([1, 'refused'])
  store.change('title', 'kurz')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(store.get().save.kind).toBe('saved')
})

test('publishing saves first and does nothing when that fails', async () => {
  const { server, store } = open()
  store.change('title', 'Fertig')
  server.next = [{ kind: 'unreachable', message: 'weg' }]
  const publish = () => store.act(async (_id, version) => ({ kind: 'conflict', current: { version, values: {} } }))
  expect(await publish()).toEqual({ kind: 'unsaved' })
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
