import { expectKept, keptIn, patiently, registeredWorkers, visitAndKeep } from './offline-copy.ts'
import { expect, ownSite, test, type Page, type SiteFixture } from './site.ts'
import { visit } from './visit.ts'

test.use({ serviceWorkers: 'allow', ...ownSite })
test.describe.configure({ mode: 'serial' })

const options = '/api/content/siteOptions/siteOptions'
const bannerOf = (page: Page) => page.getByRole('region', { name: 'Cookie-Hinweis' })
const nothingKept = async (page: Page) => [await registeredWorkers(page), Object.keys(await keptIn(page))]

let version = 1
async function tieToConsent(site: SiteFixture, tied: boolean) {
  const answer = await site.send('PATCH', options, { version, values: { offlineCopyNeedsPreferences: tied } })
  expect(answer.status).toBe(200)
  version = ((await answer.json()) as { version: number }).version
}

test('tied to the preferences nothing is kept before consent; it says so, and withdrawing erases everything', async ({
  page,
  site,
}) => {
  await tieToConsent(site, true)
  await visit(page, '/cookies')
  await expect(bannerOf(page)).toContainText('Offline-Kopie')
  await expect(page.getByRole('table', { name: 'Dienste der Kategorie Präferenzen' })).toContainText(
    'schaufenster-pages-*',
  )
  await expect(page.getByRole('table', { name: 'Dienste der Kategorie Notwendig' })).not.toContainText('Offline-Kopie')
  expect(await nothingKept(page)).toEqual([0, []])

  await bannerOf(page).getByRole('button', { name: 'Ablehnen' }).click()
  await visit(page, '/faq')
  // Three seconds later, and so after everything that waits for a free moment.
  await expect(page.locator('[data-chat=closed]')).toBeAttached()
  expect(await nothingKept(page)).toEqual([0, []])

  await visit(page, '/cookies')
  await page.getByRole('main').getByRole('switch', { name: 'Präferenzen' }).click()
  await expectKept(page)
  expect(await registeredWorkers(page)).toBe(1)

  // What ran by this consent can only be stopped by a new page.
  const reloaded = page.waitForEvent('load')
  await page.getByRole('main').getByRole('switch', { name: 'Präferenzen' }).click()
  await reloaded
  await patiently.poll(() => nothingKept(page)).toEqual([0, []])
})

test('copies from before the owner tied them to consent are erased at the next visit', async ({ page, site }) => {
  await tieToConsent(site, false)
  await visitAndKeep(page, '/team')
  await tieToConsent(site, true)
  await visit(page, '/faq')
  await patiently.poll(() => nothingKept(page)).toEqual([0, []])
})
