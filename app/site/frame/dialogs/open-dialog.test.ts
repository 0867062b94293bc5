import { expect, test } from 'vitest'
import { dialogsOf, entryWith, isEntry } from './open-dialog.ts'

const nowhere = () => false

test('a hash that names a dialog opens it', () => {
  expect(dialogsOf('#contact', null, nowhere)).toEqual([{ name: 'contact' }])
  expect(dialogsOf('#datenschutz', { key: 'x', idx: 2 }, nowhere)).toEqual([{ name: 'datenschutz' }])
})

test('other hashes open nothing', () => {
  for (const hash of ['', '#', '#leistungen', '#constructor']) expect(dialogsOf(hash, null, nowhere)).toEqual([])
})

test('a place on the page with the same name has priority over a typed hash, not over an opened dialog', () => {
  const everywhere = () => true
  expect(dialogsOf('#datenschutz', null, everywhere)).toEqual([])
  expect(dialogsOf('#datenschutz', entryWith(null, [{ name: 'datenschutz' }]), everywhere)).toHaveLength(1)
})

test('an entry keeps the dialogs below, the prefill and the state of the router', () => {
  const dialogs = [{ name: 'contact' as const, prefill: 'Newsletter' }, { name: 'datenschutz' as const }]
  const state = entryWith({ key: 'x', idx: 2 }, dialogs)
  expect(state).toEqual({ key: 'x', idx: 2, dialogs })
  expect(dialogsOf('#datenschutz', state, nowhere)).toBe(dialogs)
  expect(dialogsOf('#agb', state, nowhere)).toEqual([{ name: 'agb' }])
})

test('only entries that we made are recognised', () => {
  expect(isEntry(entryWith(null, []))).toBe(true)
  expect(isEntry({ key: 'x' })).toBe(false)
  expect(isEntry(null)).toBe(false)
})
