import { expect, test } from 'vitest'
import type { MediaEntry } from '#shared/media/entry.ts'
import { createFakeClock } from './fake-clock.ts'
import { storageError } from './storage-error.ts'
import type { TransportResponse, TransportRequest, Transport } from './transport.ts'
import { createUploadProtocol } from './upload-protocol.ts'
import { startUploadTask, type UploadSnapshot } from './upload-task.ts'

const kibibyte = 1_024
const media = { id: 'abc', name: 'Film.pdf' } as MediaEntry

/** A server in memory that keeps the rules, and trouble that a test can put before each call. */
function createServer(size: number) {
  let received = 0
  let open = false
  /** The second piece stays on its way until it is stopped. */
  let holding = false
  const held = (signal: AbortSignal) => {
    holding = false
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  }
  const calls: TransportRequest[] = []
  const pieces: number[] = []
  const trouble: ((call: TransportRequest) => TransportResponse | undefined)[] = []
  const answer = (status: number, headers: Record<string, string> = {}, body: object = {}): TransportResponse => ({
    status,
    text: JSON.stringify(body),
    header: (name) => headers[name] ?? null,
  })
  const state = () =>
    answer(
      200,
      { 'upload-offset': String(received), 'upload-status': received === size ? 'final' : 'active' },
      received === size ? { media, duplicate: false } : {},
    )
  const transport: Transport = async (call) => {
    await Promise.resolve()
    call.signal?.throwIfAborted()
    calls.push(call)
    const instead = trouble.shift()?.(call)
    if (instead) return instead
    if (call.method === 'POST') {
      open = true
      received = 0
      return answer(201, { location: '/api/storage/uploads/1' })
    }
    if (!open) return answer(404, {}, { error: { code: 'object-not-found' } })
    if (call.method === 'DELETE') {
      open = false
      return answer(204)
    }
    if (call.method === 'GET') return state()
    if (Number(call.headers!['upload-offset']) !== received) return answer(409)
    if (pieces.length === 1 && holding) await held(call.signal!)
    const { size: bytes } = call.body as Blob
    call.onSent?.(bytes)
    pieces.push(bytes)
    received += bytes
    return state()
  }
  return {
    transport,
    calls,
    pieces,
    trouble,
    answer,
    isOpen: () => open,
    hold: () => (holding = true),
    begin: (bytes: number) => {
      open = true
      received = bytes
    },
  }
}

function upload(size: number, options: { url?: string; before?(server: ReturnType<typeof createServer>): void } = {}) {
  const server = createServer(size)
  options.before?.(server)
  const clock = createFakeClock()
  const file = new File([new Uint8Array(size)], 'Film.pdf')
  const protocol = createUploadProtocol(server.transport, clock)
  const task = startUploadTask({ file, protocol, clock, url: options.url })
  const seen: UploadSnapshot[] = []
  const done = new Promise<{ name?: string; code?: string }>((resolve) =>
    task.observe({
      next: (snapshot) => seen.push(snapshot),
      error: ({ code }) => resolve({ code }),
      complete: (result) => resolve({ name: result.media.name }),
    }),
  )
  return { ...server, clock, task, seen, done }
}

const drop = () => {
  throw storageError('unknown')
}
const passThrough = () => undefined

test('pieces double while all is well and end at 16 MiB', async () => {
  const { pieces, done } = upload(70 * kibibyte * kibibyte)
  await done
  expect(pieces.slice(0, 8).map((bytes) => bytes / kibibyte)).toEqual([
    256, 512, 1_024, 2_048, 4_096, 8_192, 16_384, 16_384,
  ])
})

test('after an error of the server it waits a second, asks where it is, and begins with small pieces again', async () => {
  const { pieces, calls, clock, done } = upload(2_000_000, {
    before: ({ trouble, answer }) => trouble.push(passThrough, passThrough, passThrough, () => answer(503)),
  })
  expect(await done).toEqual({ name: 'Film.pdf' })
  expect(clock.slept).toEqual([1_000])
  expect(calls.map(({ method }) => method)).toEqual([
    'POST',
    'PATCH',
    'PATCH',
    'PATCH',
    'GET',
    'PATCH',
    'PATCH',
    'PATCH',
  ])
  expect(pieces[2]).toBe(256 * kibibyte)
})

test('errors in a row double the wait; beyond ten minutes it gives up', async () => {
  const { clock, done } = upload(1_000_000, {
    before: ({ trouble, answer }) => {
      trouble.push(passThrough)
      for (let index = 0; index < 20; index++) trouble.push(() => answer(500), passThrough)
    },
  })
  expect(await done).toEqual({ code: 'retry-limit-exceeded' })
  expect(clock.slept.map((ms) => ms / 1_000)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512])
})

test('a dropped connection uses the other backoff and goes on where the server is', async () => {
  const { clock, calls, done } = upload(300_000, { before: ({ trouble }) => trouble.push(passThrough, drop, drop) })
  expect(await done).toEqual({ name: 'Film.pdf' })
  expect(clock.slept).toEqual([2_000, 4_000])
  expect(calls.map(({ method }) => method)).toEqual(['POST', 'PATCH', 'GET', 'GET', 'PATCH', 'PATCH'])
})

test.each([
  [401, {}, 'unauthenticated'],
  [402, {}, 'quota-exceeded'],
  [403, {}, 'unauthorized'],
  [404, {}, 'object-not-found'],
  [413, {}, 'quota-exceeded'],
  [415, { error: { code: 'invalid-format', message: 'Kein Bild' } }, 'invalid-format'],
  [418, {}, 'unknown'],
])('status %i ends the upload with its code', async (status, body, code) => {
  const { done, clock } = upload(1_000, {
    before: ({ trouble, answer }) => trouble.push(passThrough, () => answer(status, {}, body)),
  })
  expect(await done).toEqual({ code })
  expect(clock.slept).toEqual([])
})

test('pause stops, resume asks where it is and goes on', async () => {
  const { task, seen, done, calls } = upload(3_000_000, { before: ({ hold }) => hold() })
  await expect.poll(() => seen.at(-1)?.bytesTransferred).toBe(262_144)
  expect(task.pause()).toBe(true)
  expect(task.snapshot().state, 'stopping still counts as running').toBe('running')
  expect(task.pause()).toBe(false)
  await expect.poll(() => task.snapshot().state).toBe('paused')
  const before = calls.length
  expect(task.resume()).toBe(true)
  expect(task.resume()).toBe(false)
  expect(await done).toEqual({ name: 'Film.pdf' })
  expect(calls[before]!.method).toBe('GET')
  expect(seen.map(({ state }) => state)).toContain('paused')
})

test('a resume that comes while it is still pausing is not lost', async () => {
  const { task, done, seen } = upload(3_000_000, { before: ({ hold }) => hold() })
  await expect.poll(() => seen.at(-1)?.bytesTransferred).toBe(262_144)
  task.pause()
  expect(task.resume()).toBe(true)
  expect(await done).toEqual({ name: 'Film.pdf' })
})

test('cancel works while running and takes back what has arrived', async () => {
  const { task, done, seen, isOpen } = upload(3_000_000, { before: ({ hold }) => hold() })
  await expect.poll(() => seen.at(-1)?.bytesTransferred).toBe(262_144)
  expect(task.cancel()).toBe(true)
  expect(await done).toEqual({ code: 'canceled' })
  expect(task.snapshot().state).toBe('canceled')
  expect(isOpen()).toBe(false)
  expect(task.cancel()).toBe(false)
})

test('cancel works while paused', async () => {
  const { task, done, seen, isOpen } = upload(3_000_000, { before: ({ hold }) => hold() })
  await expect.poll(() => seen.at(-1)?.bytesTransferred).toBe(262_144)
  task.pause()
  await expect.poll(() => task.snapshot().state).toBe('paused')
  expect(task.cancel()).toBe(true)
  expect(await done).toEqual({ code: 'canceled' })
  expect(isOpen()).toBe(false)
})

test('a remembered upload goes on where it was; one that expired starts anew', async () => {
  const going = upload(1_000_000, { url: '/api/storage/uploads/1', before: (server) => server.begin(600_000) })
  expect(await going.done).toEqual({ name: 'Film.pdf' })
  expect(going.calls.map(({ method }) => method)).toEqual(['GET', 'PATCH', 'PATCH'])
  expect(going.pieces.reduce((sum, bytes) => sum + bytes)).toBe(400_000)
  const expired = upload(1_000_000, { url: '/api/storage/uploads/1' })
  expect(await expired.done).toEqual({ name: 'Film.pdf' })
  expect(expired.calls.slice(0, 2).map(({ method }) => method)).toEqual(['GET', 'POST'])
})

test('a file goes nowhere but to an address of this site', async () => {
  const elsewhere = 'https://elsewhere.example/api/storage/uploads/1'
  const led = upload(1_000, {
    before: ({ trouble, answer }) => trouble.push(() => answer(201, { location: elsewhere })),
  })
  expect(await led.done).toEqual({ code: 'invalid-url' })
  expect(led.calls.map(({ method }) => method)).toEqual(['POST'])
  // A remembered address that cannot be ours is forgotten, also where only the server can tell.
  for (const url of [elsewhere, '/api/media/1', '/api/storage/uploads/..']) {
    const remembered = upload(1_000, { url })
    expect(await remembered.done).toEqual({ name: 'Film.pdf' })
    expect(remembered.calls.map(({ method }) => method)).toEqual(['POST', 'PATCH'])
  }
  const refused = upload(1_000, {
    url: '/api/storage/uploads/1',
    before: ({ trouble, answer }) => trouble.push(() => answer(400, {}, { error: { code: 'invalid-url' } })),
  })
  expect(await refused.done).toEqual({ name: 'Film.pdf' })
})

test('an observer hears the state at once, later than the call, and its end exactly once', async () => {
  const { task, done } = upload(1_000)
  await done
  const heard: string[] = []
  task.observe({ next: () => heard.push('next'), complete: () => heard.push('complete') })
  expect(heard).toEqual([])
  await Promise.resolve()
  expect(heard).toEqual(['complete'])
})
