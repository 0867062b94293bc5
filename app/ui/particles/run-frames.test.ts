import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runFrames } from './run-frames.ts'

const refreshMs = 1000 / 60
let page: EventTarget & { hidden: boolean }

beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', page)
  // Frames come with the refreshes of a 60 Hz display.
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) =>
    setTimeout(callback, refreshMs - (performance.now() % refreshMs)),
  )
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function show(hidden: boolean) {
  page.hidden = hidden
  page.dispatchEvent(new Event('visibilitychange'))
}

test('a display of 60 Hz gets 30 frames a second', () => {
  const onFrame = vi.fn()
  runFrames(30, onFrame)
  vi.advanceTimersByTime(10_000)
  expect(onFrame.mock.calls.length / 10).toBeGreaterThan(28)
  expect(onFrame.mock.calls.length / 10).toBeLessThanOrEqual(30.1)
})

test('a hidden tab draws nothing and goes on when it is seen again', () => {
  const onFrame = vi.fn()
  runFrames(30, onFrame)
  vi.advanceTimersByTime(1000)
  show(true)
  onFrame.mockClear()
  vi.advanceTimersByTime(60_000)
  expect(onFrame).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
  show(false)
  vi.advanceTimersByTime(1000)
  expect(onFrame).toHaveBeenCalled()
})

test('being told twice that it is visible does not double the frames', () => {
  const onFrame = vi.fn()
  runFrames(30, onFrame)
  show(false)
  show(false)
  vi.advanceTimersByTime(1000)
  expect(onFrame.mock.calls.length).toBeLessThanOrEqual(31)
})

test('after the stop nothing is left running', () => {
  const onFrame = vi.fn()
  runFrames(30, onFrame)()
  show(false)
  vi.advanceTimersByTime(1000)
  expect(onFrame).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
