import type { Page } from '@playwright/test'
import { cachesLock } from '#shared/offline/offline-copy.ts'
import { expect } from './site.ts'
import { visit } from './visit.ts'

/** The last page that a first visit keeps. */
const lastKept = '/dialoge/agb'

/** What the service worker does in a second or two; a busy machine reads and writes more slowly. */
export const patiently = expect.configure({ timeout: 40_000 })

/** Visits a page and waits until the browser has its copies. */
export async function visitAndKeep(page: Page, path = '/') {
  await visit(page, path)
  await expectKept(page)
}

export async function expectKept(page: Page) {
  await patiently.poll(async () => Object.values(await keptIn(page)).flat()).toContain(lastKept)
}

/** What the browser keeps, by the name of the cache: pages, dialogs and pictures, without the files of the build. */
export function keptIn(page: Page): Promise<Record<string, string[]>> {
  // Under the lock of the product: opening a cache that is erased after it was listed would bring it back.
  return page.evaluate(async (lock) => {
    const read = async (name: string) => {
      const keys = await (await caches.open(name)).keys()
      const paths = keys.map(({ url }) => new URL(url).pathname + new URL(url).search)
      return [name, paths.filter((path) => !path.startsWith('/assets/'))] as const
    }
    return navigator.locks.request(lock, async () =>
      Object.fromEntries(await Promise.all((await caches.keys()).map(read))),
    )
  }, cachesLock)
}

export function registeredWorkers(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
}

export const noticeOn = (page: Page) => page.getByRole('status').filter({ hasText: 'Diese Seite ist eine Kopie' })
export const headingOn = (page: Page) => page.getByRole('heading', { level: 1 })
