import { expect, test, vi } from 'vitest'
import type { MediaEntry } from '#shared/media/entry.ts'
import { createFakeClock } from './fake-clock.ts'
import type { Transport } from './transport.ts'
import type { RememberedUpload, UploadMemory } from './upload-memory.ts'
import { createUploadQueue } from './upload-queue.ts'

function createMemory(uploads: RememberedUpload[] = []): UploadMemory & { uploads: Map<string, RememberedUpload> } {
  const kept = new Map(uploads.map((upload) => [upload.id, upload]))
  return {
    uploads: kept,
    all: async (owner) => [...kept.values()].filter((upload) => upload.owner === owner),
    save: async (upload) => void kept.set(upload.id, upload),
    forget: async (id) => void kept.delete(id),
  }
}

/** Answers only when the test lets it: each piece waits for its turn. */
function createQueue(memory = createMemory(), held = new Set<string>(), refuses = false) {
  const waiting: (() => void)[] = []
  const urls: string[] = []
  const transport: Transport = async ({ method, body, signal, url }) => {
    signal?.throwIfAborted()
    urls.push(`${method} ${url}`)
    if (method === 'PATCH' && refuses) return reply(415, {}, { error: { code: 'invalid-format', message: 'Nein' } })
    if (method === 'POST') return reply(201, { location: `/api/storage/uploads/${urls.length}` })
    if (method === 'DELETE') return reply(204)
    if (method === 'GET') return reply(200, { 'upload-offset': '0', 'upload-status': 'active' })
    await new Promise<void>((resolve, reject) => {
      waiting.push(resolve)
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
    const media = { id: 'abc' } as MediaEntry
    return reply(200, { 'upload-offset': String((body as Blob).size), 'upload-status': 'final' }, { media })
  }
  let number = 0
  const clock = createFakeClock()
  const queue = createUploadQueue({
    transport,
    clock,
    memory,
    newId: () => String(++number),
    hold: async (id) => !held.has(id) && held.add(id).has(id),
  })
  return { queue, memory, waiting, urls, clock, states: () => queue.get().map(({ state }) => state) }
}

function reply(status: number, headers: Record<string, string> = {}, body: object = {}) {
  return { status, text: JSON.stringify(body), header: (name: string) => headers[name] ?? null }
}

const files = (count: number) => Array.from({ length: count }, (_, index) => new File(['x'], `Bild ${index}.png`))
const owner = 'lena'

test('three travel at once; when one is paused, cancelled or there, the next begins', async () => {
  const { queue, states, waiting } = createQueue()
  queue.add(files(6), { owner })
  expect(states()).toEqual(['running', 'running', 'running', 'waiting', 'waiting', 'waiting'])
  await expect.poll(() => waiting).toHaveLength(3)
  waiting[0]!()
  await expect.poll(() => states().slice(0, 4)).toEqual(['success', 'running', 'running', 'running'])
  queue.pause('2')
  await expect.poll(() => states()).toEqual(['success', 'paused', 'running', 'running', 'running', 'waiting'])
  queue.cancel('3')
  await expect.poll(() => states()[5]).toBe('running')
  queue.cancel('2')
  await expect.poll(() => states()[1]).toBe('canceled')
})

test('what waits can be cancelled without a request', async () => {
  const { queue, states, urls, waiting } = createQueue()
  queue.add(files(4), { owner })
  queue.cancel('4')
  expect(states()[3]).toBe('canceled')
  await expect.poll(() => waiting).toHaveLength(3)
  expect(urls.filter((url) => url.startsWith('DELETE'))).toEqual([])
})

test('an upload is remembered until it ends, and goes on after a reload under the same person', async () => {
  const { queue, memory, waiting } = createQueue()
  queue.add(files(1), { owner })
  await expect.poll(() => memory.uploads.get('1')?.url).toBe('/api/storage/uploads/1')

  const reloaded = createQueue(memory)
  await reloaded.queue.restore('somebody else')
  expect(reloaded.queue.get()).toEqual([])
  const onDone = vi.fn<(result: { media: MediaEntry }) => void>()
  await reloaded.queue.restore(owner, onDone)
  await expect.poll(() => reloaded.urls).toEqual(['GET /api/storage/uploads/1', 'PATCH /api/storage/uploads/1'])
  await expect.poll(() => reloaded.waiting).toHaveLength(1)
  reloaded.waiting[0]!()
  await expect.poll(() => reloaded.states()).toEqual(['success'])
  expect(memory.uploads.size).toBe(0)
  expect(onDone).toHaveBeenCalledOnce()
  waiting[0]!()
})

test('a file that cannot be accepted is refused at once, with its reason', () => {
  const { queue, urls } = createQueue()
  queue.add([new File(['x'], 'setup.exe'), new File(['x'], '../a.png'), new File([], 'leer.png')], { owner })
  expect(queue.get().map(({ error }) => error?.code)).toEqual([
    'invalid-format',
    'invalid-argument',
    'invalid-argument',
  ])
  expect(urls).toEqual([])
  queue.dismiss('1')
  expect(queue.get()).toHaveLength(2)
})

test('what the server refused is told once and not asked again at the next visit', async () => {
  const { queue, memory, states } = createQueue(createMemory(), new Set(), true)
  queue.add(files(1), { owner })
  await expect.poll(() => states()).toEqual(['error'])
  expect(memory.uploads.size).toBe(0)
  const later = createQueue(memory)
  await later.queue.restore(owner)
  expect(later.queue.get()).toEqual([])
})

test('what was interrupted more than a day ago is forgotten', async () => {
  const file = new File(['x'], 'Bild.png')
  const memory = createMemory([
    { id: '8', owner, file, since: 0 },
    { id: '9', owner, file, since: 2 },
  ])
  const { queue, clock } = createQueue(memory)
  clock.pass(24 * 60 * 60 * 1_000 + 1)
  await queue.restore(owner)
  expect(queue.get().map(({ id }) => id)).toEqual(['9'])
  expect([...memory.uploads.keys()]).toEqual(['9'])
})

test('whoever waits for the file hears of it', async () => {
  const { queue, waiting } = createQueue()
  const onDone = vi.fn<(result: { media: MediaEntry }) => void>()
  queue.add(files(1), { owner, onDone })
  await expect.poll(() => waiting).toHaveLength(1)
  waiting[0]!()
  await expect.poll(() => onDone).toHaveBeenCalledWith({ media: { id: 'abc' } })
})

test('what another window takes care of is left to it', async () => {
  const file = new File(['x'], 'Bild.png')
  const { queue } = createQueue(createMemory([{ id: '9', owner, file }]), new Set(['9']))
  await queue.restore(owner)
  expect(queue.get()).toEqual([])
})
