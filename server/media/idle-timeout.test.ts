import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withIdleTimeout } from './idle-timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const limitMs = 10_000

/** What a store sends, under the control of the test. */
function open() {
  let source!: ReadableStreamDefaultController<Uint8Array>
  let left: unknown
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void (source = controller),
    cancel: (reason) => void (left = reason),
  })
  return { source, reader: withIdleTimeout(body, limitMs).getReader(), left: () => left }
}

test('a stream may take as long as it likes while it keeps coming', async () => {
  const { source, reader } = open()
  for (let piece = 0; piece < 5; piece += 1) {
    const next = reader.read()
    await vi.advanceTimersByTimeAsync(limitMs - 1)
    source.enqueue(Uint8Array.of(piece))
    expect(await next).toEqual({ done: false, value: Uint8Array.of(piece) })
  }
  source.close()
  expect((await reader.read()).done).toBe(true)
})

test('a reader may rest as long as they like', async () => {
  const { source, reader } = open()
  source.enqueue(Uint8Array.of(1))
  await reader.read()
  await vi.advanceTimersByTimeAsync(20 * limitMs)
  source.enqueue(Uint8Array.of(2))
  expect((await reader.read()).value).toEqual(Uint8Array.of(2))
})

test('silence while somebody waits breaks the stream and leaves the store', async () => {
  const { reader, left } = open()
  const failing = expect(reader.read()).rejects.toThrow('nothing came for 10000 ms')
  await vi.advanceTimersByTimeAsync(limitMs)
  await failing
  expect(left()).toBeInstanceOf(Error)
})

test('who leaves takes the store along', async () => {
  const { reader, left } = open()
  await reader.cancel('gone')
  expect(left()).toBe('gone')
})
