import { afterEach, expect, test, vi } from 'vitest'
import { stubBrowser } from './fake-browser.ts'
import { createPreferenceStore } from './preference-store.ts'

afterEach(() => vi.unstubAllGlobals())

function createStore() {
  const apply = vi.fn()
  const store = createPreferenceStore<'light' | 'dark', 'light' | 'dark'>({
    key: 'test-theme',
    choices: ['light', 'dark'],
    query: '(prefers-color-scheme: dark)',
    event: 'test-change',
    resolve: (choice, system) => choice ?? (system ? 'dark' : 'light'),
    apply,
  })
  return { store, apply }
}

test('with nothing stored the value follows the system live and nothing is written', () => {
  const browser = stubBrowser({ system: false })
  const { store, apply } = createStore()
  store.follow()
  expect(store.current()).toBe('light')
  browser.changeSystem(true)
  expect(store.current()).toBe('dark')
  expect(apply.mock.calls).toEqual([['light'], ['dark']])
  expect(browser.values.size).toBe(0)
})

test('a choice is stored and stands over the system', () => {
  const browser = stubBrowser({ system: true })
  const { store } = createStore()
  store.follow()
  store.choose('light')
  browser.changeSystem(false)
  browser.changeSystem(true)
  expect(store.current()).toBe('light')
  expect([...browser.values]).toEqual([['test-theme', 'light']])
})

test('taking the choice back removes it from storage and goes back to the system', () => {
  const browser = stubBrowser({ stored: { 'test-theme': 'light' }, system: true })
  const { store } = createStore()
  store.choose(null)
  expect(store.current()).toBe('dark')
  expect(browser.values.size).toBe(0)
})

test('a value that nobody could have chosen counts as nothing stored', () => {
  stubBrowser({ stored: { 'test-theme': 'purple' }, system: true })
  expect(createStore().store.current()).toBe('dark')
})

test('a change is announced on the window once, after it has been applied', () => {
  const browser = stubBrowser()
  const { store, apply } = createStore()
  store.follow()
  const announced: unknown[] = []
  browser.window.addEventListener('test-change', (event) => {
    announced.push((event as CustomEvent).detail, apply.mock.lastCall?.[0])
  })
  store.choose('dark')
  store.choose('dark')
  expect(announced).toEqual(['dark', 'dark'])
})

test('another tab changes the value here too, also when it clears the storage', () => {
  const browser = stubBrowser({ stored: { 'test-theme': 'dark' } })
  const { store } = createStore()
  store.follow()
  browser.changeInOtherTab('test-theme', 'light')
  expect(store.current()).toBe('light')
  browser.changeInOtherTab('another-key', 'dark')
  expect(store.current()).toBe('light')
  browser.changeSystem(true)
  browser.clearInOtherTab()
  expect(store.current()).toBe('dark')
})

test('a page that slept reads the storage again when it is shown', () => {
  const browser = stubBrowser()
  const { store } = createStore()
  store.follow()
  browser.values.set('test-theme', 'dark')
  browser.window.dispatchEvent(new Event('pageshow'))
  expect(store.current()).toBe('dark')
})

test('with storage blocked the choice still holds for this page', () => {
  const browser = stubBrowser({ blocked: true })
  const { store } = createStore()
  store.follow()
  store.choose('dark')
  browser.window.dispatchEvent(new Event('pageshow'))
  expect(store.current()).toBe('dark')
})

test('after the stop neither the system nor another tab changes anything', () => {
  const browser = stubBrowser()
  const { store, apply } = createStore()
  store.follow()()
  browser.changeSystem(true)
  browser.changeInOtherTab('test-theme', 'dark')
  expect(apply.mock.calls).toEqual([['light']])
})

test('a subscriber hears changes until it leaves', () => {
  stubBrowser()
  const { store } = createStore()
  const listener = vi.fn()
  const leave = store.subscribe(listener)
  store.choose('dark')
  leave()
  store.choose('light')
  expect(listener).toHaveBeenCalledTimes(1)
})
