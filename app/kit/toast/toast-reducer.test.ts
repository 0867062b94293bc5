import { expect, test } from 'vitest'
import { toastReducer, type ContactToast } from './toast-reducer.ts'

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
