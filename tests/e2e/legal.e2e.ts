import { expect, test } from './site.ts'
import { visit } from './visit.ts'

const pages = [
  ['/impressum', 'Impressum', 'Angaben nach § 5 DDG'],
  ['/datenschutz', 'Datenschutzerklärung', 'Kurz gesagt'],
  ['/agb', 'Allgemeine Geschäftsbedingungen', '§ 1 Geltungsbereich'],
  ['/barrierefreiheit', 'Erklärung zur Barrierefreiheit', 'Anbieter'],
] as const

for (const [path, title, section] of pages)
  test(`${path} is a page of its own, filled from the company profile, without JavaScript too`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    const response = await page.goto(site.url + path)
    expect(response?.status()).toBe(200)
    const main = page.getByRole('main')
    expect((await main.getByRole('heading', { level: 1 }).textContent())?.replaceAll('\u00ad', '')).toBe(title)
    await expect(main.getByRole('heading', { level: 2, name: section, exact: true })).toBeVisible()
    await expect(main).toContainText('Musterwerk IT GmbH')
    await expect(main).toContainText(/Stand: \d+\. \p{L}+ \d{4}/u)
    await expect(main).not.toContainText('{{')
    await expect(main.getByRole('button', { name: 'Drucken' })).toBeHidden()
    await context.close()
  })

test('what the owner has not filled in is marked', async ({ page }) => {
  await page.goto('/impressum')
  const mark = page.getByRole('main').locator('mark').filter({ hasText: 'Registergericht' })
  await expect(mark).toHaveText('Platzhalter: Registergericht')
})

test('the table of contents leads to each section and marks the one being read', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/agb')
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
  const contents = page.getByRole('navigation', { name: 'Inhalt' })
  const link = contents.getByRole('link', { name: '§ 8' })
  await link.click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: '§ 8' })).toBeInViewport()
  await expect(link).toHaveAttribute('aria-current', 'location')
  await expect(page).toHaveURL(/\/agb#.+$/)
})

test('the text can be printed, without what is of no use on paper', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => (document.documentElement.dataset.printed = 'yes')
  })
  await visit(page, '/agb')
  await page.getByRole('button', { name: 'Drucken' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: '§ 1 Geltungsbereich' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Inhalt' })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})
