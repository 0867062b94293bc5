import { expectAccessible } from './accessibility.ts'
import { expect, ownSite, test } from './site.ts'
import { openSignedIn } from './signed-in.ts'
import { visit } from './visit.ts'

test.use(ownSite)

test.beforeEach(async ({ page, site }) => {
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
})

test('the command palette goes to sections, creates and finds content', async ({ page, site }) => {
  await site.send('POST', '/api/content/team', { draft: true, values: { name: 'Wanda Weberknecht' } })
  await visit(page, '/admin')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Suchen und springen' })
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await field.fill('protokoll')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/protokoll$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Protokoll' })).toBeVisible()
  // What comes later brings no styles that are there: the whole page would be laid out anew.
  const sheets = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.replace('#', '').split('/').at(-1)!))
  const ofAllScreens = sheets.filter((sheet) => /^(site|frame)-/.test(sheet)).toSorted()
  expect(ofAllScreens).toEqual([expect.stringContaining('frame'), expect.stringContaining('site')])

  await page.keyboard.press('Control+k')
  await field.fill('weberknecht')
  await expect(page.getByRole('option', { name: /Wanda Weberknecht/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/inhalte\/team\/wanda-weberknecht$/)

  await page.keyboard.press('Control+k')
  await field.fill('anlegen schulung')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/inhalte\/trainings\/neu$/)

  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
})

test('the dashboard tells what is new and leads to what is missing', async ({ page, site }) => {
  const draft = { title: 'Angebotswesen im Wandel' }
  await site.send('POST', '/api/content/blogPosts', { draft: true, values: draft })
  await visit(page, '/admin')
  await expect(page.getByRole('region', { name: 'Entwürfe' }).getByText(draft.title)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Was ist neu' }).getByText(/Angebotswesen im Wandel/)).toBeVisible()
  const gaps = page.getByRole('region', { name: 'Noch offene Platzhalter' })
  await gaps.getByRole('link', { name: /Umsatzsteuer/ }).click()
  await expect(page).toHaveURL(/\/admin\/dokumente\/companyProfile#feld-vatId$/)
  const field = page.getByRole('textbox', { name: /Umsatzsteuer-Identifikationsnummer/ })
  await expect(field).toBeFocused()
  // The placeholder is selected: typing fills it in.
  await page.keyboard.type('DE123456789')
  await expect(field).toHaveValue('DE123456789')
})

test('on a phone the menu is a drawer that every choice closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/admin')
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menü der Verwaltung' })
  await expect(drawer).toBeVisible()
  await expectAccessible(page)
  await drawer.getByRole('link', { name: /^Kundenstimmen/ }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Kundenstimmen' })).toBeVisible()
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeFocused()
})

test('nothing of the admin area is kept or shown without signing in', async ({ page, site, browser }) => {
  const response = await page.goto('/admin')
  expect(response?.headers()['cache-control']).toBe('no-store')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  const stranger = await browser.newPage()
  await stranger.goto(`${site.url}/admin/papierkorb`)
  await expect(stranger).toHaveURL(/\/login\?weiter=%2Fadmin%2Fpapierkorb$/)
  await stranger.close()
})

test('whoever is led to a public page by the router of the admin area gets the whole page', async ({ page }) => {
  await visit(page, '/admin')
  // As a tab that was opened when public pages had the router, too.
  await page.evaluate(() => void window.__reactRouterDataRouter?.navigate('/blog?seite=2'))
  await expect(page).toHaveURL('/blog?seite=2')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Startseite', exact: true })).toBeVisible()
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]!.name)).toContain('/blog?seite=2')
})

test('an address of the admin area that leads nowhere keeps the frame', async ({ page, mayReport }) => {
  const response = await page.goto('/admin/inhalte/einhoerner')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Verwaltung' })).toBeVisible()
  mayReport('404')
})

test('editors see only what they may use', async ({ context, site }) => {
  const person = { name: 'Edda Redlich', email: 'edda@example.org', role: 'editor' } as const
  const page = await openSignedIn(context, site, person)
  await visit(page, '/admin')
  await expect(page.getByRole('heading', { level: 1, name: /, Edda$/ })).toBeVisible()
  const nav = page.getByRole('navigation', { name: 'Verwaltung' })
  await expect(nav.getByRole('link', { name: /^Blogbeiträge/ })).toBeVisible()
  await expect(nav.getByRole('link', { name: 'Papierkorb' })).toBeVisible()
  for (const hidden of ['Fußzeile', 'Impressum', 'Dienste-Verzeichnis', 'Benutzer', 'Protokoll', 'System'])
    await expect(nav.getByRole('link', { name: hidden })).toHaveCount(0)
  await page.goto('/admin/inhalte/blogPosts')
  await expect(page.getByRole('button', { name: 'Standardinhalte importieren' })).toHaveCount(0)
  for (const path of ['system', 'protokoll', 'austausch', 'inhalte/registeredServices']) {
    const response = await page.goto(`/admin/${path}`)
    expect(response?.status(), path).toBe(403)
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Dafür reicht Ihre Rolle nicht' })).toBeVisible()
  const answers = await page.evaluate(async () => {
    const asked = [
      fetch('/api/export'),
      fetch('/api/import-defaults/stats', { method: 'POST' }),
      fetch('/api/trash/stats/x', { method: 'DELETE' }),
    ]
    return (await Promise.all(asked)).map(({ status }) => status)
  })
  expect(answers).toEqual([403, 403, 403])
  await page.close()
})

test('the frame and the dashboard are accessible in both themes', async ({ page }) => {
  await visit(page, '/admin')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Konto:/ }).click()
  await expectAccessible(page)
})

test('a screen that is given up while its answer still comes is no failure of the page', async ({ page }) => {
  // An answer of which everything is there but its end, as on a slow line.
  await page.addInitScript(() => {
    const ask = window.fetch
    window.fetch = async (input, init) => {
      const response = await ask(input, init)
      if (!response.url.includes('.data')) return response
      const text = await response.text()
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(text))
          init?.signal?.addEventListener('abort', () => {
            controller.error(init.signal!.reason)
            document.documentElement.dataset.gaveUp = ''
          })
        },
      })
      return new Response(body, response)
    }
  })
  const { promise: answer, resolve: answered } = Promise.withResolvers<void>()
  await page.route(/\/assets\/trash-[^/]+\.js$/, async (route) => {
    await answer
    await route.continue()
  })
  await visit(page, '/admin')
  const data = page.waitForResponse(/papierkorb\.data/)
  await page.getByRole('link', { name: 'Papierkorb' }).first().click()
  await (await data).finished()
  await page.getByRole('link', { name: 'Protokoll' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('data-gave-up', '')
  await expect(page.getByRole('heading', { level: 1, name: 'Protokoll' })).toBeVisible()
  answered()
})
