import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWaker } from './waker.ts'
import { withLeaderLease } from './lease.ts'
import { leaseMark, type OfflineStore } from './tables.ts'
import { openMemoryStore } from './memory-store.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') }))
afterEach(() => vi.useRealTimers())

/** A tab that would lead if it may. */
function openTab(store: OfflineStore) {
  const leaving = new AbortController()
  const waker = createWaker()
  const tab = { leads: false, leave: () => leaving.abort(), waker }
  void withLeaderLease({ store, waker, now: () => new Date(), leaving: leaving.signal }, async (signal) => {
    tab.leads = true
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    tab.leads = false
  })
  return tab
}
const heldBy = (store: OfflineStore, tab: string, until: number) =>
  store.write((tables) => tables.marks.put({ name: leaseMark, value: { tab, until } }))

test('of several tabs one leads, for as long as it renews its lease; when it goes, the next one takes over', async () => {
  const store = openMemoryStore()
  const [first, second, third] = [openTab(store), openTab(store), openTab(store)]
  await vi.advanceTimersByTimeAsync(60_000)
  expect([first.leads, second.leads, third.leads]).toEqual([true, false, false])
  first.leave()
  second.waker.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect([first.leads, second.leads, third.leads]).toEqual([false, true, false])
})

test('a tab that vanished without a word is followed when its lease is over, not before', async () => {
  const store = openMemoryStore()
  await heldBy(store, 'gone', Date.now() + 5_000)
  const tab = openTab(store)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(tab.leads).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(tab.leads).toBe(true)
})

test('a tab that slept while another took over stops leading, and waits for its next turn', async () => {
  const store = openMemoryStore()
  const tab = openTab(store)
  await vi.advanceTimersByTimeAsync(3_000)
  await heldBy(store, 'other', Date.now() + 5_000)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(tab.leads).toBe(false)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(tab.leads).toBe(true)
})

test('a lease from before the clock was set back does not keep everybody waiting', async () => {
  const store = openMemoryStore()
  await heldBy(store, 'gone', Date.now() + 3_600_000)
  const tab = openTab(store)
  await vi.advanceTimersByTimeAsync(0)
  expect(tab.leads).toBe(true)
})
