import { expect, ownSite, test, type Page } from './site.ts'
import { visit } from './visit.ts'

test.use({ ...ownSite, viewport: { width: 390, height: 844 }, hasTouch: true })

test.beforeEach(async ({ page, site }) => {
  test.slow()
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
})

const post = { title: 'Unterwegs geschrieben', teaser: 'Kurz', content: '<p>Ein Absatz mit Text.</p>'.repeat(60) }
const box = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!

/** Of the frame that it stands in. */
function isInView(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight && bottom > top
}

test('who else has an item open is told beside the time of saving, not over it', async ({ page, site, context }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await site.send('POST', '/api/content/blogPosts', { id: 'zu-zweit', values: post, draft: true })
  const other = await context.newPage()
  await other.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
  for (const tab of [other, page]) await visit(tab, '/admin/inhalte/blogPosts/zu-zweit')
  const sign = page.getByTitle('Sie haben diesen Eintrag in einem weiteren Fenster offen')
  await expect(sign).toBeVisible()
  const saved = (await page.getByRole('button', { name: /^Gespeichert/ }).boundingBox())!
  expect(saved.x + saved.width).toBeLessThanOrEqual((await sign.boundingBox())!.x)
})

test('in the hand the head of the editor is small, its tools stay in view and the preview is a telephone', async ({
  page,
  site,
  context,
  mayReport,
}) => {
  await site.send('POST', '/api/content/blogPosts', { id: 'unterwegs', values: post, draft: true })
  await visit(page, '/admin/inhalte/blogPosts/unterwegs')
  const text = page.getByRole('textbox', { name: 'Inhalt' })
  await expect(text).toBeVisible()
  const [shell, form] = [await box(page, 'header'), await box(page, 'form')]
  expect(form.y - (shell.y + shell.height)).toBeLessThanOrEqual(120)

  await text.locator('p').nth(40).click()
  await page.keyboard.type('!')
  await expect.poll(async () => (await box(page, '[role=toolbar]')).y).toBeCloseTo(shell.height, 0)
  await page.getByRole('button', { name: 'Vorschau', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Mobil', pressed: true })).toBeVisible()
  const shown = page.frameLocator('iframe[title="Vorschau der Seite"]').locator('[data-caret]')
  await expect.poll(() => shown.evaluate(isInView)).toBe(true)

  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('button', { name: 'Formular', exact: true }).click()
  await context.setOffline(true)
  await page.getByLabel('Anreißer').fill('Im Zug')
  await expect(page.locator('[data-kind]')).toContainText('auf diesem Gerät gesichert')
  await page.evaluate(() => window.scrollTo(0, 0))
  expect((await box(page, 'form')).y - shell.height).toBeLessThanOrEqual(120)
  await context.setOffline(false)
  await expect(page.locator('[data-kind="done"]')).toBeVisible()
  mayReport('ERR_INTERNET_DISCONNECTED')
})

test('the menus of a list lie within the screen', async ({ page }) => {
  await visit(page, '/admin/inhalte/blogPosts')
  const menu = page.getByRole('button', { name: /^Aktionen für/ }).first()
  const { x, width } = (await menu.boundingBox())!
  expect(x + width).toBeLessThanOrEqual(390 - 16)
  await menu.click()
  await expect(page.getByRole('button', { name: 'In den Papierkorb' })).toBeInViewport()
})
