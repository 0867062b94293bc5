import type { Browser } from '@playwright/test'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { inNewBrowser, startFilledSite } from './admin-site.ts'
import { postId } from './growth-content.ts'
import { median } from './report.ts'

/** Each the median of all rounds, in ms. */
export type ColdFigures = { list: number; editor: number }

const slowdown = 4
const screens = {
  list: { path: adminPaths.list('blogPosts'), target: 'main tbody tr' },
  editor: { path: adminPaths.item('blogPosts', postId(0)), target: '[contenteditable=true]' },
}

/**
 * The list and the editor of a post in a browser that has never been there, on a processor four times slower, from the
 * navigation until somebody can work: rows or text are there, the page is alive, and both are painted.
 */
export async function measureColdScreens(browser: Browser, posts: number, rounds: number): Promise<ColdFigures> {
  await using site = await startFilledSite(posts)
  const open = ({ path, target }: (typeof screens)['list']) =>
    inNewBrowser(browser, async (page) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      await page.addInitScript(tellWhenUsable, target)
      await page.goto(site.url + path, { waitUntil: 'commit' })
      const usable = page.locator('html[data-usable]')
      await usable.waitFor({ state: 'attached' })
      return Number(await usable.getAttribute('data-usable'))
    })
  // The server's first of all reads into memory what later ones find there.
  await open(screens.list)
  await site.rests()
  const list: number[] = []
  const editor: number[] = []
  for (let round = 0; round < rounds; round++) {
    list.push(await open(screens.list))
    editor.push(await open(screens.editor))
  }
  return { list: Math.round(median(list)), editor: Math.round(median(editor)) }
}

/** Runs in the page, which itself notes when it is alive (app/kit/page/page-change.tsx). */
function tellWhenUsable(target: string): void {
  const look = () => {
    const root = document.documentElement
    if (root?.dataset.started === undefined || !document.querySelector(target)) return
    changes.disconnect()
    requestAnimationFrame(() => setTimeout(() => (root.dataset.usable = `${performance.now()}`)))
  }
  const changes = new MutationObserver(look)
  changes.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-started', 'contenteditable'],
  })
}
