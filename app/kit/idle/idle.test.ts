import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atRest, followUse } from './idle.ts'

const page = { hidden: false }

beforeEach(() => {
  vi.useFakeTimers()
  const use = new EventTarget()
  page.hidden = false
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', use.addEventListener.bind(use))
  vi.stubGlobal('dispatchEvent', use.dispatchEvent.bind(use))
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task, 1))
  followUse()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const signs = ['pointerdown', 'pointerup', 'keydown']

/** After how long it rests, while somebody taps or types at these times. */
async function restsAfter(usedAt: number[] = [], sign = 'pointerdown') {
  const startedAt = performance.now()
  for (const ms of usedAt) setTimeout(() => dispatchEvent(new Event(sign)), ms)
  let after: number | undefined
  void atRest().then(() => (after = performance.now() - startedAt))
  await vi.advanceTimersByTimeAsync(10_000)
  return after
}

test('a page that has just come rests after 400 ms, and from then on as soon as the browser is idle', async () => {
  expect(await restsAfter()).toBe(401)
  expect(await restsAfter()).toBe(1)
})

test.each(signs)('it rests again 300 ms after %s', async (sign) => {
  expect(await restsAfter([250], sign)).toBe(551)
  expect(await restsAfter([0, 200, 400], sign)).toBe(701)
})

test('a finger that comes while the browser is about to be idle is waited for as well', async () => {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task, 50))
  expect(await restsAfter([420])).toBe(770)
})

test('whoever does not stop typing holds nothing back for more than two seconds', async () => {
  const everyTenth = Array.from({ length: 40 }, (_, key) => key * 100)
  expect(await restsAfter(everyTenth, 'keydown')).toBe(2001)
})

test('in a tab behind others nothing has to wait', async () => {
  page.hidden = true
  expect(await restsAfter()).toBe(0)
})
