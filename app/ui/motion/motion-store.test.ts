import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '#ui/preference/fake-browser.ts'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

test('things move unless the system asks for reduced motion, live', async () => {
  const browser = stubBrowser({ system: false })
  const { followMotion, motionAllowed } = await import('./motion-store.ts')
  followMotion()
  expect(motionAllowed()).toBe(true)
  browser.changeSystem(true)
  expect(motionAllowed()).toBe(false)
  expect(browser.root.dataset.motion).toBe('off')
  expect(browser.values.size).toBe(0)
})

test('stopping is remembered and marked on the root; going on forgets it again', async () => {
  const browser = stubBrowser()
  const { followMotion, motionAllowed, toggleMotion } = await import('./motion-store.ts')
  followMotion()
  toggleMotion()
  expect(motionAllowed()).toBe(false)
  expect(browser.root.dataset.motion).toBe('off')
  expect([...browser.values]).toEqual([['schaufenster-motion', 'off']])
  toggleMotion()
  expect(motionAllowed()).toBe(true)
  expect(browser.root.dataset.motion).toBeUndefined()
  expect(browser.values.size).toBe(0)
})

test('reduced motion of the system stands over everything: the site cannot switch motion on', async () => {
  stubBrowser({ system: true })
  const { followMotion, motionAllowed, toggleMotion } = await import('./motion-store.ts')
  followMotion()
  toggleMotion()
  expect(motionAllowed()).toBe(false)
})

test('another tab stops the motion here too', async () => {
  const browser = stubBrowser()
  const { followMotion, motionAllowed, subscribeToMotion } = await import('./motion-store.ts')
  followMotion()
  const listener = vi.fn()
  subscribeToMotion(listener)
  browser.changeInOtherTab('schaufenster-motion', 'off')
  expect(motionAllowed()).toBe(false)
  expect(listener).toHaveBeenCalledTimes(1)
})
