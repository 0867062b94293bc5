import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWithinMs, changeSentWithinMs } from '#shared/editing/admin-constants.ts'
import { storageOperation } from '#admin/media/storage-operation.ts'
import { askServer } from './ask-server.ts'
import { call } from '#admin/editor/editor-api.ts'
import { sendChange } from '#admin/offline/send-change.ts'
import type { QueuedChange } from '#admin/offline/queued-change.ts'

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
  ['askServer', answerWithinMs, () => askServer('POST', '/x', {}), { refused: true, status: 0 }],
  ['call', answerWithinMs, () => call('POST', '/x', {}), { kind: 'unreachable' }],
  ['sendChange', changeSentWithinMs, () => sendChange(change, 1, { fetch, signal }), { kind: 'later', busy: false }],
])('%s waits %i ms for a server that says nothing, or not all of it', async (_name, withinMs, ask, wanted) => {
  for (const server of [silent, broken]) {
    vi.stubGlobal('fetch', server)
    const answered = vi.fn()
    void ask().then(answered)
    await vi.advanceTimersByTimeAsync(withinMs - 1)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(answered).toHaveBeenCalledWith(expect.objectContaining(wanted))
    expect(vi.getTimerCount()).toBe(0)
  }
})

test('a file may take longer than a minute', async () => {
  const asked = vi.fn(silent)
  vi.stubGlobal('fetch', asked)
  const answered = vi.fn()
  void askServer('POST', '/api/import', new Blob(['zip'])).then(answered)
  await vi.advanceTimersByTimeAsync(10 * answerWithinMs)
  expect(answered).not.toHaveBeenCalled()
})

test('a late answer of the library counts as none, and is asked for again', async () => {
  const requests: EventTarget[] = []
  class SilentRequest extends EventTarget {
    upload = new EventTarget()
    timeout = 0
    open() {}
    setRequestHeader() {}
    abort() {}
    send() {
      requests.push(this)
      if (this.timeout > 0) setTimeout(() => this.dispatchEvent(new Event('timeout')), this.timeout)
    }
  }
  vi.stubGlobal('XMLHttpRequest', SilentRequest)
  const failed = vi.fn()
  storageOperation('GET', '/api/media').catch(failed)
  await vi.advanceTimersByTimeAsync(2 * answerWithinMs)
  expect(requests.length).toBeGreaterThan(1)
  await vi.advanceTimersByTimeAsync(5 * answerWithinMs)
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'retry-limit-exceeded' }))
})
