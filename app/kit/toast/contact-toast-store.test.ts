import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createContactToasts, toastReducer, type ContactToast } from './contact-toast-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('ids count up from 1 and the newest toast replaces the one before it', () => {
  const toasts = createContactToasts()
  expect(toasts.show({ title: 'Erste' }).id).toBe('1')
  expect(toasts.show({ title: 'Zweite' }).id).toBe('2')
  expect(toasts.get()).toEqual([{ id: '2', title: 'Zweite', open: true }])
})

test('a toast closes by itself after 5000 ms and is removed 1,000,000 ms later', () => {
  const toasts = createContactToasts()
  toasts.show({ title: 'Fehler' })
  vi.advanceTimersByTime(4999)
  expect(toasts.get()[0]?.open).toBe(true)
  vi.advanceTimersByTime(1)
  expect(toasts.get()[0]?.open).toBe(false)
  vi.advanceTimersByTime(999_999)
  expect(toasts.get()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(toasts.get()).toEqual([])
})

test('the time of a replaced toast does not close the new one', () => {
  const toasts = createContactToasts()
  toasts.show({ title: 'Erste' })
  vi.advanceTimersByTime(4000)
  toasts.show({ title: 'Zweite' })
  vi.advanceTimersByTime(4999)
  expect(toasts.get()[0]?.open).toBe(true)
})

test('a second dismissal does not start the removal again', () => {
  const toasts = createContactToasts()
  const { dismiss } = toasts.show({ title: 'Fehler' })
  dismiss()
  vi.advanceTimersByTime(600_000)
  dismiss()
  vi.advanceTimersByTime(400_000)
  expect(toasts.get()).toEqual([])
})

test('dismissing and removing without an id concern all', () => {
  const toasts = createContactToasts()
  toasts.show({ title: 'Fehler' })
  toasts.dismiss()
  expect(toasts.get()[0]?.open).toBe(false)
  toasts.remove()
  expect(toasts.get()).toEqual([])
})

test('the handle updates its toast, also while nobody can see it any more', () => {
  const toasts = createContactToasts()
  const first = toasts.show({ title: 'Erste' })
  first.update({ title: 'Geändert', variant: 'destructive' })
  expect(toasts.get()).toEqual([{ id: '1', title: 'Geändert', variant: 'destructive', open: true }])
  toasts.show({ title: 'Zweite' })
  first.update({ title: 'Zu spät' })
  expect(toasts.get()).toEqual([{ id: '2', title: 'Zweite', open: true }])
})

test('time stands still while any reason to wait remains', () => {
  const toasts = createContactToasts()
  toasts.show({ title: 'Fehler' })
  vi.advanceTimersByTime(3000)
  toasts.pause('pointer')
  toasts.pause('blurred')
  vi.advanceTimersByTime(60_000)
  toasts.resume('pointer')
  vi.advanceTimersByTime(60_000)
  expect(toasts.get()[0]?.open).toBe(true)
  toasts.resume('blurred')
  vi.advanceTimersByTime(1999)
  expect(toasts.get()[0]?.open).toBe(true)
  vi.advanceTimersByTime(1)
  expect(toasts.get()[0]?.open).toBe(false)
})

test('listeners hear of every change until they leave', () => {
  const toasts = createContactToasts()
  const heard = vi.fn<() => void>()
  const leave = toasts.subscribe(heard)
  toasts.show({ title: 'Fehler' })
  expect(heard).toHaveBeenCalledTimes(1)
  leave()
  toasts.dismiss()
  expect(heard).toHaveBeenCalledTimes(1)
})

const toast = (id: string): ContactToast => ({ id, title: `Meldung ${id}`, open: true })

test('adding keeps only the newest toast', () => {
  expect(toastReducer([], { type: 'add', toast: toast('1') })).toEqual([toast('1')])
  expect(toastReducer([toast('1')], { type: 'add', toast: toast('2') })).toEqual([toast('2')])
})

test('updating merges into the toast of that id and ignores unknown ids', () => {
  const changes = { description: 'Mehr' }
  expect(toastReducer([toast('1')], { type: 'update', id: '1', changes })).toEqual([{ ...toast('1'), ...changes }])
  expect(toastReducer([toast('1')], { type: 'update', id: '2', changes })).toEqual([toast('1')])
})

test('dismissing hides the toast of that id, or all without one', () => {
  const both = [toast('1'), toast('2')]
  expect(toastReducer(both, { type: 'dismiss', id: '2' }).map(({ open }) => open)).toEqual([true, false])
  expect(toastReducer(both, { type: 'dismiss' }).map(({ open }) => open)).toEqual([false, false])
})

test('removing drops the toast of that id, or all without one', () => {
  const both = [toast('1'), toast('2')]
  expect(toastReducer(both, { type: 'remove', id: '1' })).toEqual([toast('2')])
  expect(toastReducer(both, { type: 'remove' })).toEqual([])
})
