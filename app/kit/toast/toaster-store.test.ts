import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToaster, visibleToasts } from './toaster-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const titles = (toasts: { title: string }[]) => toasts.map(({ title }) => title)

test('the newest three toasts are visible, the newest first', () => {
  const toaster = createToaster()
  for (const title of ['1', '2', '3', '4']) toaster.show({ title })
  expect(titles(toaster.get())).toEqual(['4', '3', '2', '1'])
  expect(titles(visibleToasts(toaster.get()))).toEqual(['4', '3', '2'])
})

test('each toast closes after 4000 ms, hidden ones too', () => {
  const toaster = createToaster()
  toaster.show({ title: '1' })
  vi.advanceTimersByTime(1000)
  for (const title of ['2', '3', '4']) toaster.show({ title })
  vi.advanceTimersByTime(2999)
  expect(toaster.get()).toHaveLength(4)
  vi.advanceTimersByTime(1)
  expect(titles(toaster.get())).toEqual(['4', '3', '2'])
  vi.advanceTimersByTime(1000)
  expect(toaster.get()).toEqual([])
})

test('all toasts wait while the tab is hidden, and new ones wait with them', () => {
  const toaster = createToaster()
  toaster.show({ title: '1' })
  vi.advanceTimersByTime(3000)
  toaster.pause('hidden')
  toaster.show({ title: '2' })
  vi.advanceTimersByTime(100_000)
  expect(toaster.get()).toHaveLength(2)
  toaster.resume('hidden')
  vi.advanceTimersByTime(1000)
  expect(titles(toaster.get())).toEqual(['2'])
  vi.advanceTimersByTime(3000)
  expect(toaster.get()).toEqual([])
})

test('a dismissed toast makes room for a hidden one', () => {
  const toaster = createToaster()
  const ids = ['1', '2', '3', '4'].map((title) => toaster.show({ title }))
  toaster.dismiss(ids[3]!)
  expect(titles(visibleToasts(toaster.get()))).toEqual(['3', '2', '1'])
})
