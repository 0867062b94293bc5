import type { Browser, Page } from '@playwright/test'
import { inNewBrowser, startFilledSite } from './admin-site.ts'
import { median } from './report.ts'

/** How long a list takes until somebody can work with it, and what of it the page's main thread worked. */
type ListTime = { ms: number; workMs: number }
/** Each the median of all rounds. */
export type ListFigures = { posts: number; cold: ListTime; warm: ListTime; inside: ListTime }

/**
 * The list of posts of a site with so many: in a browser that has never been there, once more in the same one, and from the
 * overview by the sidebar. Usable means drawn and alive, so that keys and clicks do something.
 */
export async function measureList(browser: Browser, posts: number, rounds: number): Promise<ListFigures> {
  await using site = await startFilledSite(posts)
  const taken = { cold: [] as ListTime[], warm: [] as ListTime[], inside: [] as ListTime[] }
  // The first of all reads into memory what later ones find there, and so does the site by itself when it has just
  // begun: that is the start of the server, not the list.
  await inNewBrowser(browser, (page) => openList(page, site.url))
  await site.rests()
  for (let round = 0; round < rounds; round++)
    await inNewBrowser(browser, async (page) => {
      const work = await followWork(page)
      taken.cold.push(await work.during(() => openList(page, site.url)))
      taken.warm.push(await work.during(() => openList(page, site.url)))
      await openOverview(page, site.url)
      taken.inside.push(await work.during(() => goToList(page)))
    })
  return { posts, cold: medians(taken.cold), warm: medians(taken.warm), inside: medians(taken.inside) }
}

function medians(times: ListTime[]): ListTime {
  const of = (values: number[]) => Math.round(median(values))
  return { ms: of(times.map(({ ms }) => ms)), workMs: of(times.map(({ workMs }) => workMs)) }
}

/** In processor time, which other work on the machine does not change. A page that is opened begins to count anew. */
async function followWork(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  return {
    async during(measure: () => Promise<number>): Promise<ListTime> {
      const before = await worked()
      const ms = await measure()
      const after = await worked()
      return { ms, workMs: after < before ? after : after - before }
    },
  }
}

/** The page itself notes when it is alive, counted from the navigation (app/kit/page/page-change.tsx). */
async function openList(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/admin/inhalte/blogPosts`)
  await page.getByRole('heading', { level: 1, name: 'Blogbeiträge' }).waitFor()
  const started = page.locator('html[data-started]')
  await started.waitFor({ state: 'attached' })
  return Number(await started.getAttribute('data-started'))
}

async function openOverview(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin`)
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
}

function goToList(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const shown = () => document.querySelector('main h1')?.textContent === 'Blogbeiträge'
    const from = performance.now()
    document.querySelector<HTMLElement>('nav a[href="/admin/inhalte/blogPosts"]')!.click()
    while (!shown()) await new Promise((resolve) => requestAnimationFrame(resolve))
    // Until it is painted.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - from
  })
}
