import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '#kit/state/fake-browser.ts'
import { themeScript } from './head-scripts.ts'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

/** What the root element looks like after the inline script alone. */
function runScript(browser: ReturnType<typeof stubBrowser>) {
  runInNewContext(themeScript, {
    document: { documentElement: browser.root },
    matchMedia: browser.window.matchMedia,
    get localStorage() {
      return (browser.window as unknown as Window).localStorage
    },
  })
  return look(browser)
}

/** What it looks like after the stores have taken over. */
async function runStores(browser: ReturnType<typeof stubBrowser>) {
  const { followTheme } = await import('#kit/theme/theme-store.ts')
  const { followMotion } = await import('#kit/motion/motion-store.ts')
  followTheme()
  followMotion()
  return look(browser)
}

function look({ root, classes }: ReturnType<typeof stubBrowser>) {
  return { dark: classes.has('dark'), colorScheme: root.style.colorScheme, motion: root.dataset.motion }
}

for (const theme of ['light', 'dark', 'purple', undefined])
  for (const motion of ['off', 'on', undefined])
    for (const system of [true, false])
      test(`before the first paint the page looks as later: ${theme}, motion ${motion}, system ${system}`, async () => {
        const stored = {
          ...(theme && { 'schaufenster-theme': theme }),
          ...(motion && { 'schaufenster-motion': motion }),
        }
        expect(runScript(stubBrowser({ stored, system }))).toEqual(await runStores(stubBrowser({ stored, system })))
      })

test('with storage blocked the page starts with the theme of the system', () => {
  expect(runScript(stubBrowser({ blocked: true, system: true })).dark).toBe(true)
  expect(runScript(stubBrowser({ blocked: true, system: false })).dark).toBe(false)
})

test('the script holds nothing that ends it or escapes from the page', () => {
  expect(themeScript).not.toMatch(/<|\$\{/)
})
