import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDelayedWriter } from './use-written-html.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a short text is written with every letter', () => {
  const write = vi.fn<() => void>()
  const writer = createDelayedWriter(write)
  writer.changed(100)
  writer.changed(101)
  expect(write).toHaveBeenCalledTimes(2)
})

test('a long text is written when typing rests', () => {
  const write = vi.fn<() => void>()
  const writer = createDelayedWriter(write)
  for (let letter = 0; letter < 5; letter++) {
    writer.changed(100_000)
    vi.advanceTimersByTime(20)
  }
  expect(write).not.toHaveBeenCalled()
  vi.advanceTimersByTime(20)
  expect(write).toHaveBeenCalledTimes(1)
})

test('whoever never rests is written down all the same', () => {
  const write = vi.fn<() => void>()
  const writer = createDelayedWriter(write)
  for (let at = 0; at <= 1_000; at += 20) writer.changed(100_000, at)
  expect(write).toHaveBeenCalledTimes(1)
})

test('what waits is written before the text is left, and only once', () => {
  const write = vi.fn<() => void>()
  const writer = createDelayedWriter(write)
  writer.changed(100_000)
  writer.flush()
  writer.flush()
  vi.runAllTimers()
  expect(write).toHaveBeenCalledTimes(1)
})
