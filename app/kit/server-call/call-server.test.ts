import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWithinMs, changeSentWithinMs } from '#shared/limits.ts'
import { sendChange } from '#admin/offline/save-state.ts'
import type { QueuedChange } from '#admin/offline/queued-change.ts'
import { callLibrary } from '#admin/media/call-library.ts'
import { callServer } from './call-server.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server that takes every question and never says a word. */
const silent = (_path: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal!.reason as Error)),
  )
/** One that begins to answer and stops in the middle. */
const broken = async (_path: unknown, init?: RequestInit) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"id":'))
        init?.signal?.addEventListener('abort', () => controller.error(init.signal!.reason))
      },
    }),
  )

const change = { kind: 'save', collection: 'faq', id: 'a', values: {}, key: 'k' } as unknown as QueuedChange
const { signal } = new AbortController()

test.each([
  ['callServer', answerWithinMs, () => callServer('POST', '/x', { body: {} }), { kind: 'unreachable', status: 0 }],
  [
    'sendChange',
    changeSentWithinMs,
    () => sendChange(change, 1, { fetch, signal }),
    { kind: 'unreachable', busy: false },
  ],
])('%s waits %i ms for a server that says nothing, or not all of it', async (_name, withinMs, ask, wanted) => {
  for (const server of [silent, broken]) {
    vi.stubGlobal('fetch', server)
    const answered = vi.fn()
    const answer = ask()
    void answer.then(answered)
    await vi.advanceTimersByTimeAsync(withinMs - 1)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toMatchObject(wanted)
    expect(vi.getTimerCount()).toBe(0)
  }
})

test('a file may take longer than a minute', async () => {
  const asked = vi.fn(silent)
  vi.stubGlobal('fetch', asked)
  const answered = vi.fn()
  void callServer('POST', '/api/import', { body: new Blob(['zip']) }).then(answered)
  await vi.advanceTimersByTimeAsync(10 * answerWithinMs)
  expect(answered).not.toHaveBeenCalled()
})

test('a late answer of the library counts as none, and is asked for again', async () => {
  const asked = vi.fn(silent)
  vi.stubGlobal('fetch', asked)
  const answered = vi.fn()
  void callLibrary('GET', '/api/media').then(answered)
  await vi.advanceTimersByTimeAsync(2 * answerWithinMs)
  expect(asked.mock.calls.length).toBeGreaterThan(1)
  await vi.advanceTimersByTimeAsync(5 * answerWithinMs)
  expect(answered).toHaveBeenCalledWith(expect.objectContaining({ code: 'retry-limit-exceeded' }))
})

test('whoever leaves ends the call, also between two tries', async () => {
  vi.stubGlobal('fetch', vi.fn(silent))
  for (const call of [callServer, callLibrary]) {
    const left = new AbortController()
    const answered = vi.fn()
    void call('GET', '/x', { signal: left.signal }).then(answered)
    left.abort()
    await vi.advanceTimersByTimeAsync(0)
    expect(answered).toHaveBeenCalledWith(expect.objectContaining({ kind: 'unreachable' }))
    expect(vi.getTimerCount()).toBe(0)
  }
})

const current = { version: 2, values: {} }
test.each([
  ['nothing', new Response(null, { status: 204 }), { kind: 'done', body: null }],
  ['a body', Response.json({ id: 'a' }), { kind: 'done', body: { id: 'a' } }],
  ['a newer version', said(409, { code: 'conflict', message: 'Neuer.', current }), { kind: 'conflict', current }],
  [
    'no more session',
    said(401, { code: 'unauthenticated', message: 'x' }),
    { kind: 'signed-out', message: /abgelaufen/ },
  ],
  [
    'a wrong password',
    said(401, { code: 'invalid-credential', message: 'Falsch.' }),
    { kind: 'refused', message: 'Falsch.' },
  ],
  [
    'a mistake in a field',
    said(422, { fields: [{ path: 'a', message: 'b' }] }),
    { kind: 'refused', fields: [{ path: 'a' }] },
  ],
  [
    'that it is too much',
    said(429, { code: 'x', retryAfterSeconds: 7 }),
    { kind: 'unreachable', retryAfterSeconds: 7 },
  ],
  ['trouble', said(503, { code: 'unavailable', message: 'Gleich.' }), { kind: 'unreachable', message: 'Gleich.' }],
  ['the page of a proxy', new Response('<h1>', { status: 502 }), { kind: 'unreachable', message: /nicht erreichbar/ }],
  ['the page of a hotel', new Response('<h1>'), { kind: 'unreachable', status: 200 }],
  ['a refusal of a proxy', new Response('<h1>', { status: 403 }), { kind: 'refused', message: /abgelehnt/ }],
])('a server that answers %s is understood', async (_what, response, wanted) => {
  vi.stubGlobal('fetch', async () => response)
  const answer = await callServer('POST', '/x', { body: {} })
  const { message, ...rest } = wanted as { message?: string | RegExp }
  expect(answer).toMatchObject(rest)
  if (message) expect(answer).toMatchObject({ message: expect.stringMatching(message) })
})

function said(status: number, error: object): Response {
  return Response.json({ error }, { status })
}
