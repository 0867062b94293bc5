import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '#kit/state/fake-browser.ts'

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

test('stopping is remembered and marked on the root, and so is going on', async () => {
  const browser = stubBrowser()
  const { followMotion, motionAllowed, toggleMotion } = await import('./motion-store.ts')
  followMotion()
  toggleMotion()
  expect(motionAllowed()).toBe(false)
  expect(browser.root.dataset.motion).toBe('off')
  expect([...browser.values]).toEqual([['schaufenster-motion', 'off']])
  toggleMotion()
  expect(motionAllowed()).toBe(true)
  expect(browser.root.dataset.motion).toBe('on')
  expect([...browser.values]).toEqual([['schaufenster-motion', 'on']])
})

test('without a choice reduced motion stops everything; a choice stands over it, also when the system changes', async () => {
  const browser = stubBrowser({ system: true })
  const { followMotion, motionAllowed, toggleMotion } = await import('./motion-store.ts')
  followMotion()
  expect([motionAllowed(), browser.root.dataset.motion]).toEqual([false, 'off'])
  toggleMotion()
  expect([motionAllowed(), browser.root.dataset.motion]).toEqual([true, 'on'])
  browser.changeSystem(false)
  toggleMotion()
  browser.changeSystem(true)
  browser.changeSystem(false)
  expect([motionAllowed(), browser.root.dataset.motion]).toEqual([false, 'off'])
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
