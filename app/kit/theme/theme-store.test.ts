import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '#kit/state/fake-browser.ts'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

test('the system preference decides while nothing is stored, as the class dark on the root', async () => {
  const browser = stubBrowser({ system: true })
  const { followTheme, currentTheme } = await import('./theme-store.ts')
  followTheme()
  expect(currentTheme()).toBe('dark')
  expect(browser.classes.has('dark')).toBe(true)
  expect(browser.root.style.colorScheme).toBe('dark')
  browser.changeSystem(false)
  expect(browser.classes.has('dark')).toBe(false)
  expect(browser.values.size).toBe(0)
})

test('the toggle switches, stores the choice and announces it as theme-change', async () => {
  const browser = stubBrowser()
  const { followTheme, toggleTheme } = await import('./theme-store.ts')
  followTheme()
  const announced: unknown[] = []
  browser.window.addEventListener('theme-change', (event) => announced.push((event as CustomEvent).detail))
  toggleTheme()
  expect(browser.values.get('schaufenster-theme')).toBe('dark')
  expect(browser.classes.has('dark')).toBe(true)
  toggleTheme()
  expect(browser.values.get('schaufenster-theme')).toBe('light')
  expect(announced).toEqual(['dark', 'light'])
})
