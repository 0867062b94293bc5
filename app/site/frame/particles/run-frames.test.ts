import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubFrames } from './fake-frames.ts'
import { runFrames } from './run-frames.ts'

beforeEach(stubFrames)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a display of 60 Hz gets 30 frames a second', () => {
  const onFrame = vi.fn()
  runFrames(30, onFrame)
  vi.advanceTimersByTime(10_000)
  expect(onFrame.mock.calls.length / 10).toBeGreaterThan(28)
  expect(onFrame.mock.calls.length / 10).toBeLessThanOrEqual(30.1)
})

test('after the stop nothing is left running, before the first frame or later', () => {
  const onFrame = vi.fn()
  runFrames(30, onFrame)()
  vi.advanceTimersByTime(1000)
  expect(onFrame).not.toHaveBeenCalled()

  const stop = runFrames(30, onFrame)
  vi.advanceTimersByTime(1000)
  onFrame.mockClear()
  stop()
  vi.advanceTimersByTime(1000)
  expect(onFrame).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
