import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contactBlinkEveryMs, contactBlinkMs, themeTooltipEveryMs, themeTooltipMs } from '#site/browser/recurrences.ts'
import { recurrenceAt, runRecurrence, type Recurrence } from './recurring.ts'

const tooltip: Recurrence = { everyMs: themeTooltipEveryMs, forMs: themeTooltipMs, first: 'at-once' }
const blink: Recurrence = { everyMs: contactBlinkEveryMs, forMs: contactBlinkMs, first: 'after-interval' }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Runs the recurrence for a while and notes when it began and ended. */
function changesWithin(recurrence: Recurrence, lengthMs: number) {
  const changes: [number, boolean][] = []
  const startedAt = performance.now()
  const stop = runRecurrence(recurrence, (on) => changes.push([performance.now() - startedAt, on]))
  vi.advanceTimersByTime(lengthMs)
  stop()
  return changes
}

test('the theme tooltip shows for 3 s on load and again every 25 s for 3 s', () => {
  expect(changesWithin(tooltip, 60_000)).toEqual([
    [0, true],
    [3000, false],
    [25_000, true],
    [28_000, false],
    [50_000, true],
    [53_000, false],
  ])
})

test('the Kontakt button blinks every 8000 ms, first after the first interval', () => {
  expect(changesWithin(blink, 17_000)).toEqual([
    [8000, true],
    [8300, false],
    [16_000, true],
    [16_300, false],
  ])
})

test('nothing changes any more once it is stopped', () => {
  const onChange = vi.fn()
  const stop = runRecurrence(tooltip, onChange)
  stop()
  vi.advanceTimersByTime(100_000)
  expect(onChange.mock.calls).toEqual([[true]])
  expect(vi.getTimerCount()).toBe(0)
})

test('a tab that slept through several rounds goes on in step', () => {
  expect(recurrenceAt(tooltip, 101_000)).toEqual({ on: true, changesInMs: 2000 })
  expect(recurrenceAt(blink, 31_000)).toEqual({ on: false, changesInMs: 1000 })
})
