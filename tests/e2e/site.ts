import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { startSite } from '../start-site.ts'
import { undeclaredKeys } from './stored-keys.ts'

export { expect }
export type { Page }

const apiToken = 'token-for-e2e-tests-0123456789abcdef'

export type SiteFixture = {
  url: string
  apiToken: string
  send(method: string, path: string, body?: unknown): Promise<Response>
}
type PageFixtures = {
  problems: string[]
  /** What the browser says of what a test brings about itself: parts of its words. Also what comes late is measured by it. */
  mayReport(...parts: (string | RegExp)[]): void
  expected: (string | RegExp)[]
  /** For further tabs: they are watched like the first one. */
  watch(page: Page): void
  watched: void
  /** The chat opens by itself and would stand in the way of other tests; its own tests switch this off. */
  chatStaysClosed: boolean
  quiet: void
  /** Heights are true from the start: what lies further down would move under a click that no person makes so early. */
  settled: boolean
  settledAtOnce: void
  /** Origins beyond the site that a test may ask; empty unless it says so. */
  allowedOrigins: string[]
}
type WorkerFixtures = {
  site: SiteFixture
  /** Further settings of the site. */
  environment: Record<string, string>
}

/** `test.use(ownSite)` in files that publish or delete: others count on the default content of theirs. */
export const ownSite = { environment: { SCHAUFENSTER_PROJECT_ID: 'own-site' } }

/** `test.use(withMotion)` in files about what moves: the others see the pages as people do who asked for reduced motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' as const } }

/**
 * A site of its own per worker, freshly seeded. Every test also fails when the page reports an error in the console,
 * breaks the content policy, asks another host for anything, or leaves something in the browser that the register lacks.
 */
export const test = base.extend<PageFixtures, WorkerFixtures>({
  environment: [{}, { scope: 'worker', option: true }],
  site: [
    async ({ environment }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'schaufenster-e2e-'))
      const site = await startSite({
        SCHAUFENSTER_DATA_DIR: folder,
        SCHAUFENSTER_API_TOKEN: apiToken,
        ...environment,
      })
      const headers = { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' }
      await use({
        url: site.url,
        apiToken,
        send: (method, path, body) =>
          fetch(site.url + path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) }),
      })
      await site[Symbol.asyncDispose]()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  chatStaysClosed: [true, { option: true }],
  quiet: [
    async ({ page, chatStaysClosed }, use) => {
      // As if the visitor had closed it, but without storing anything: some tests count what is stored.
      if (chatStaysClosed)
        await page.addInitScript(() => {
          const read = Storage.prototype.getItem
          Storage.prototype.getItem = function getItem(key) {
            return key === 'schaufenster-chat-closed' ? '1' : read.call(this, key)
          }
        })
      await use()
    },
    { auto: true },
  ],
  settled: [true, { option: true }],
  settledAtOnce: [
    async ({ page, settled }, use) => {
      if (settled)
        await page.addInitScript(() => {
          // Frames of the admin area may forbid every script.
          if (window !== top) return
          const settle = () => document.documentElement?.setAttribute('data-settled', '')
          new MutationObserver((_, observer) => {
            settle()
            if (document.documentElement) observer.disconnect()
          }).observe(document, { childList: true })
          settle()
        })
      await use()
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  allowedOrigins: async ({}, use) => use([]),
  watch: async ({ problems, allowedOrigins, site }, use) => {
    await use((page) => {
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()} ${message.location().url}`)
      })
      // Browsers tell the page of a breach, also of one that a script caught and passed over.
      void page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          // oxlint-disable-next-line no-console
          console.error(`content policy: ${violatedDirective} ${blockedURI}`),
        ),
      )
      page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
      page.on('request', (request) => {
        const url = request.url()
        const known = [site.url, ...allowedOrigins].some((origin) => url.startsWith(origin))
        if (url.startsWith('http') && !known) problems.push(`request to another host: ${url}`)
      })
    })
  },
  expected: async ({}, use) => use([]),
  mayReport: async ({ expected }, use) => use((...parts) => void expected.push(...parts)),
  problems: async ({ expected }, use) => {
    const problems: string[] = []
    await use(problems)
    const unexpected = problems.filter(
      (problem) => !expected.some((part) => (typeof part === 'string' ? problem.includes(part) : part.test(problem))),
    )
    expect(unexpected, 'problems reported by the page').toEqual([])
  },
  watched: [
    async ({ page, watch, problems, site, allowedOrigins }, use) => {
      watch(page)
      await use()
      // What a service of a test stored was in the register, from which the test has removed it by now.
      if (allowedOrigins.length === 0) problems.push(...(await undeclaredKeys(page.context(), site)))
    },
    { auto: true },
  ],
})
