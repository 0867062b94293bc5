import type { Page, Route } from '@playwright/test'

// Pages whose scripts are still on their way.

/** The page hears what somebody does. */
export const alive = (page: Page) => page.locator('html[data-started]').waitFor({ state: 'attached' })

/** Answers requests only when it is told to. */
export function gate() {
  const opened = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  return {
    open: () => opened.resolve(),
    /** The first request that waits. */
    arrived: arrived.promise,
    async hold(route: Route) {
      arrived.resolve()
      await opened.promise
      await route.continue()
    },
  }
}

/** Opens a page whose scripts are still on their way; the returned function lets them arrive. */
export async function openLifeless(page: Page, path: string): Promise<() => Promise<void>> {
  const scripts = gate()
  await page.route('**/assets/*.js', scripts.hold)
  await page.goto(path, { waitUntil: 'commit' })
  await scripts.arrived
  return async () => {
    scripts.open()
    await alive(page)
  }
}
