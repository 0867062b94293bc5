import { afterEach, expect, test, vi } from 'vitest'
import { currentYear } from './current-year.ts'

afterEach(() => vi.useRealTimers())

test('the year changes at midnight in Germany, wherever the server stands', () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T22:59:59Z') })
  expect(currentYear()).toBe(2026)
  vi.advanceTimersByTime(1000)
  expect(currentYear()).toBe(2027)
})
