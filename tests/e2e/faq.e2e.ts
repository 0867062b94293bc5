import { expectAccessible } from './accessibility.ts'
import { expect, test, type Page } from './site.ts'
import { visit } from './visit.ts'

const questions = (page: Page) => page.getByRole('main').locator('summary').filter({ visible: true })
const answer = (page: Page) => page.getByText('Geräte eingeschaltet lassen')

test('the search filters while one types, and the address keeps the words', async ({ page }) => {
  await visit(page, '/faq')
  await expect(questions(page)).toHaveCount(24)
  await expect(page.getByRole('button', { name: 'Suchen' })).toBeHidden()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.getByRole('searchbox', { name: 'Fragen durchsuchen' }).fill('Quellcode')
  await expect(questions(page)).toHaveText(['Wem gehört der Quellcode?'])
  await expect(page.getByRole('status').filter({ hasText: 'Antwort' })).toHaveText('1 Antwort zu „Quellcode“')
  await expect(page.getByRole('navigation', { name: 'Auf dieser Seite' }).getByRole('link')).toHaveText([
    'Kosten und Verträge',
    'Ihre Frage fehlt?',
  ])
  await expect(page).toHaveURL(/\/faq\?suche=Quellcode$/)
  expect(requests.filter((url) => url.includes('faq'))).toEqual([])
  await page.reload()
  await expect(questions(page)).toHaveCount(1)
  await page.getByRole('searchbox').fill('')
  await expect(questions(page)).toHaveCount(24)
  await expect(page).toHaveURL(/\/faq$/)
})

test('while a search is shown, its places are reached without asking the server again', async ({ page }) => {
  await visit(page, '/faq')
  await page.getByRole('searchbox').fill('Shop')
  await expect(page).toHaveURL(/suche=Shop$/)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.getByRole('navigation', { name: 'Auf dieser Seite' }).getByRole('link').last().click()
  await expect(page.getByRole('heading', { name: 'Ihre Frage fehlt?' })).toBeInViewport()
  await expect(page.getByRole('searchbox')).toHaveValue('Shop')
  expect(requests.filter((url) => url.includes('faq'))).toEqual([])
})

test('a search without a hit says so and leads back to all questions', async ({ page }) => {
  await visit(page, '/faq')
  await page.getByRole('searchbox').fill('Raumfahrt')
  await expect(questions(page)).toHaveCount(0)
  await expect(page.getByText('Keine Antworten zu „Raumfahrt“')).toBeVisible()
  await page.getByRole('link', { name: 'Alle Fragen zeigen' }).click()
  await expect(questions(page)).toHaveCount(24)
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('without JavaScript the search asks the server, and a link to a question shows its answer', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/faq`)
  await page.getByRole('searchbox').fill('quellcode')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page).toHaveURL(/\/faq\?suche=quellcode$/)
  await expect(questions(page)).toHaveText(['Wem gehört der Quellcode?'])
  await expect(page.getByRole('searchbox')).toHaveValue('quellcode')
  await page.goto(`${site.url}/faq#cyberangriff`)
  await expect(answer(page)).toBeVisible()
  await expect(answer(page)).toBeInViewport()
  await context.close()
})

test('a link to a question opens it, on arrival and when the hash changes', async ({ page }) => {
  await visit(page, '/faq#cyberangriff')
  await expect(answer(page)).toBeInViewport()
  await expect(page.locator('details[open]')).toHaveCount(1)
  await page.evaluate(() => (location.hash = 'quellcode'))
  await expect(page.locator('#quellcode')).toHaveAttribute('open')
  await expect(page.getByText('Quellcode und Dokumentation übergeben wir Ihnen')).toBeInViewport()
  await page.locator('#quellcode').getByText('Wem gehört der Quellcode?').click()
  await expect(page.locator('#quellcode')).not.toHaveAttribute('open')
})

test('the list of topics leads to each and marks the one being read', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/faq')
  const topics = page.getByRole('navigation', { name: 'Auf dieser Seite' })
  await expect(topics.locator('[aria-current]')).toHaveCount(0)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await topics.getByRole('link', { name: 'Healthcare IT' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Healthcare IT' })).toBeInViewport()
  await expect(topics.getByRole('link', { name: 'Healthcare IT' })).toHaveAttribute('aria-current', 'location')
  await expect(topics.locator('[aria-current]')).toHaveCount(1)
})

test('search engines read the questions', async ({ page }) => {
  await page.goto('/faq')
  const text = (await page.locator('script[type="application/ld+json"]').textContent())!
  const data = JSON.parse(text) as { '@graph': { '@type': string; mainEntity: unknown[] }[] }
  const faq = data['@graph'].find((entry) => entry['@type'] === 'FAQPage')!
  expect(faq.mainEntity).toHaveLength(24)
  expect(faq.mainEntity[0]).toMatchObject({ '@type': 'Question', name: 'Wie schnell antworten Sie?' })
})

test('the FAQ is accessible in both themes with an answer open and while searching', async ({ page }) => {
  await visit(page, '/faq#cyberangriff')
  await expectAccessible(page)
  await page.getByRole('searchbox').fill('Raumfahrt')
  await expectAccessible(page)
})
