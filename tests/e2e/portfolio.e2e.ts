import { expectAccessible } from './accessibility.ts'
import { expect, test, type Page } from './site.ts'

const shop = '/portfolio/ein-shop-der-das-lager-kennt'
const note = 'Beispielprojekte: Namen und Zahlen sind Beispielwerte'
const projectsOn = (page: Page) => page.locator('#projects').getByRole('heading', { level: 3 })
const tabsOn = (page: Page) => page.getByRole('navigation', { name: 'Projekte nach Leistung' })

test('without JavaScript the filter shows the projects of one service', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/portfolio')
  await expect(projectsOn(page)).toHaveCount(6)
  await tabsOn(page).getByRole('link', { name: 'IT-Sicherheit 1' }).click()
  await expect(page).toHaveURL('/portfolio?leistung=it-sicherheit')
  await expect(projectsOn(page)).toHaveText(['Ein Stadtwerk härtet nach'])
  await expect(tabsOn(page).getByRole('link', { name: 'IT-Sicherheit 1' })).toHaveAttribute('aria-current', 'page')
  await context.close()
})

test('with JavaScript the filter works in the page and the back button undoes it', async ({ page }) => {
  await page.goto('/portfolio')
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  await tabsOn(page).getByRole('link', { name: 'Cloud 1' }).click()
  await expect(projectsOn(page)).toHaveText(['Umzug am Wochenende'])
  await expect(page.getByRole('status').filter({ hasText: '1 Projekt' })).toHaveCount(1)
  await expect(page).toHaveTitle(/^Projekte: Cloud/)
  await page.goBack()
  await expect(projectsOn(page)).toHaveCount(6)
  await expect(page.locator('body')).toHaveAttribute('data-same-page', '')
})

test('a filtered page may be cached, a service without projects leads to all of them, one that nobody offers nowhere', async ({
  site,
}) => {
  const filtered = await fetch(`${site.url}/portfolio?leistung=cloud`)
  expect(filtered.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  const empty = await fetch(`${site.url}/portfolio?leistung=seo`, { redirect: 'manual' })
  expect(empty.status).toBe(302)
  expect(empty.headers.get('location')).toBe('/portfolio')
  expect((await fetch(`${site.url}/portfolio?leistung=gibt-es-nicht`)).status).toBe(404)
})

test('every project leads to its page with result and service', async ({ page }) => {
  await page.goto('/portfolio')
  await expect(page.getByText('−32 %')).toBeVisible()
  await page.getByRole('link', { name: 'Ein Shop, der das Lager kennt' }).click()
  await expect(page).toHaveURL(shop)
  await expect(page.getByRole('heading', { level: 1, name: 'Ein Shop, der das Lager kennt' })).toBeVisible()
  for (const name of ['Wie es vorher war', 'Was wir getan haben', 'Was es gebracht hat', 'Weitere Projekte'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  const facts = page.getByRole('complementary')
  for (const fact of ['Händler für Hausgeräte, Thüringen', 'Handel', '2026', 'PostgreSQL'])
    await expect(facts.getByText(fact, { exact: true })).toBeVisible()
  await expect(facts.getByRole('link', { name: 'E-Commerce' })).toHaveAttribute('href', '/ecommerce')
  await expect(page.locator('#results').getByRole('definition')).toHaveText([/32/, '1 statt 4', /14/])
  await expect(page.locator('#related').getByRole('link')).toHaveCount(2)
})

test('the note stays until every reference is confirmed', async ({ page, site }) => {
  const confirm = async (id: string) => {
    // Other tests may have changed it; visitors are told no versions.
    const { version } = (await (await site.send('GET', `/api/editing/portfolio/${id}`)).json()) as { version: number }
    const change = { version, values: { confirmed: true } }
    expect((await site.send('PATCH', `/api/content/portfolio/${id}`, change)).status).toBe(200)
  }
  const { items } = (await (await fetch(`${site.url}/api/content/portfolio`)).json()) as { items: { id: string }[] }
  const [first, ...others] = items.map(({ id }) => id)

  await confirm(first!)
  await page.goto('/portfolio')
  await expect(page.getByText(note)).toBeVisible()
  await expect(page.getByText('Beispielprojekt', { exact: true })).toHaveCount(others.length)
  await page.goto(`/portfolio/${first}`)
  await expect(page.getByRole('complementary').getByText('Beispielprojekt')).toHaveCount(0)

  for (const id of others) await confirm(id)
  await page.goto('/portfolio')
  await expect(projectsOn(page)).toHaveCount(items.length)
  await expect(page.getByText('Beispielprojekt')).toHaveCount(0)
  expect((await site.send('POST', '/api/import-defaults/portfolio')).status).toBe(200)
})

test('a project that does not exist is a 404', async ({ page, mayReport }) => {
  const response = await page.goto('/portfolio/gibt-es-nicht')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  mayReport('404') // The browser reports the 404 of the page itself.
})

test('a choice of projects is accessible in both themes', async ({ page }) => {
  await page.goto('/portfolio?leistung=ki')
  await expectAccessible(page)
})
