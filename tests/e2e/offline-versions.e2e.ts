import type { BrowserContext } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeNextVersion } from '../next-version.ts'
import { startSite, type Site } from '../start-site.ts'
import { headingOn, keptIn, noticeOn, patiently, visitAndKeep } from './offline-copy.ts'
import { expect, test, type Page } from './site.ts'
import { visit } from './visit.ts'

test.use({ serviceWorkers: 'allow' })

// Several starts of a whole site.
test.slow()

const checkForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
const cacheNames = async (page: Page) => Object.keys(await keptIn(page))

/** A site that can be stopped and started again under the same address. */
async function openSite() {
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-versions-'))
  const data = { SCHAUFENSTER_DATA_DIR: folder }
  let running: Site = await startSite(data)
  const { url } = running
  return {
    url,
    stop: () => running[Symbol.asyncDispose](),
    async start(build?: string) {
      running = await startSite({ ...data, PORT: new URL(url).port }, build)
    },
    async [Symbol.asyncDispose]() {
      await running[Symbol.asyncDispose]()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The browser looks for it past the worker. */
const signOfTab = /ERR_CONNECTION_REFUSED.*\/icons\/icon\.svg/
/** A page to which a link in sight leads is fetched ahead, also in the moment in which the site is away. */
const fetchedAhead = /ERR_CONNECTION_REFUSED http:\/\/localhost:\d+\/[\w-]*$/

test('a stopped site is shown by its copies, and a version that does not arrive whole changes nothing', async ({
  page,
  context,
  allowedOrigins,
  mayReport,
}) => {
  await using own = await openSite()
  allowedOrigins.push(own.url)
  await visitAndKeep(page, own.url)

  await test.step('while the site is stopped its copies are shown, and a page that is missing opens once it answers again', async () => {
    await own.stop()
    await visit(page, `${own.url}/notfall`)
    await expect(noticeOn(page)).toHaveText(/^Die Website antwortet gerade nicht\. Diese Seite ist eine Kopie von/)
    await page.goto(`${own.url}/portfolio`)
    await expect(page.getByRole('heading', { level: 1, name: 'Der Faden zu uns ist gerade gerissen' })).toBeVisible()
    await own.start()
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(page).toHaveURL(`${own.url}/portfolio`)
    await expect(page.locator('#projects')).toBeVisible()
  })

  await test.step('a version that does not arrive whole changes nothing', async () => {
    using second = makeNextVersion('SECOND01')
    await page.locator('html[data-started]').waitFor({ state: 'attached' })
    const before = await cacheNames(page)
    await own.stop()
    rmSync(join(second.build, 'client', second.lateScript))
    await own.start(second.build)
    await checkForUpdate(page).catch(() => undefined)
    await context.setOffline(true)
    await visit(page, `${own.url}/faq`)
    await expect(headingOn(page)).toBeVisible()
    await expect(noticeOn(page)).toBeVisible()
    // The browser says that a version failed before the worker has thrown away what had come of it.
    await patiently.poll(() => cacheNames(page)).toEqual(before)
  })
  mayReport('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED') // The browser reports the calls it could not make.
  mayReport(signOfTab)
})

test('a new version waits for open pages: nothing is reloaded, and what old and new ones load is there', async ({
  page,
  context,
  watch,
  allowedOrigins,
  mayReport,
}) => {
  mayReport(signOfTab, fetchedAhead)
  await using own = await openSite()
  allowedOrigins.push(own.url)
  using second = makeNextVersion('SECOND01')
  using third = makeNextVersion('THIRD001')
  await visitAndKeep(page, `${own.url}/suche`)
  const field = page.getByRole('main').getByRole('searchbox')
  await field.fill('Mitten im Satz')

  await own.stop()
  await own.start(second.build)
  await checkForUpdate(page)
  await patiently.poll(() => nextVersion(page)).toBe('installed')
  expect(await cacheNames(page)).toHaveLength(2)
  expect((await fetch(own.url + second.oldLateScript)).status).toBe(404)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByRole('dialog', { name: 'Impressum' })).toBeVisible()
  expect(await loadedScripts(page)).toContain(second.oldLateScript)
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('Mitten im Satz')

  // The next page is of the new version, so it comes as a whole.
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Häufige Fragen' })).toBeVisible()
  await patiently.poll(() => loadedScripts(page)).toContain(second.startScript)
  expect(await nextVersion(page)).toBe('installed')

  // Its files were kept before it: it also comes without the site.
  await own.stop()
  await visit(page, `${own.url}/faq`)
  await expect(noticeOn(page)).toBeVisible()
  expect(await loadedScripts(page)).toContain(second.startScript)

  await own.start(third.build)
  await checkForUpdate(page)
  await patiently.poll(() => cacheNames(page)).toHaveLength(3)
  await patiently.poll(() => nextVersion(page)).toBe('installed')
  await own.stop()
  await page.close()
  // The worker at work may have something to end first.
  await patiently.poll(() => anyWaiting(context)).toBe(false)
  const later = await context.newPage()
  watch(later)
  await visit(later, `${own.url}/faq`)
  // No copy is lost: this page was kept by the first version and is of the second, and the third is at work.
  await expect(noticeOn(later)).toBeVisible()
  expect(await loadedScripts(later)).toContain(second.startScript)
  await own.start(third.build)
  // Its first page may take longer than the worker waits for it.
  await fetch(`${own.url}/faq`)
  await visit(later, `${own.url}/faq`)
  expect(await loadedScripts(later)).toContain(third.startScript)
  // While the site was away the browser could not make some calls.
  mayReport(/net::ERR_(FAILED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)$/)
})

/** Whether a version is being fetched, has come and waits, or neither. */
function nextVersion(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const { installing, waiting } = (await navigator.serviceWorker.getRegistration())!
    return (installing ?? waiting)?.state
  })
}

/** As the workers themselves see it, where no page is open. */
async function anyWaiting(context: BrowserContext): Promise<boolean> {
  const seen = context.serviceWorkers().map((worker) => worker.evaluate('registration.waiting'))
  return (await Promise.allSettled(seen)).some((asked) => asked.status === 'rejected' || asked.value !== null)
}

function loadedScripts(page: Page): Promise<string[]> {
  return page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
}
