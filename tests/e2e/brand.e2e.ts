import { expectAccessible } from './accessibility.ts'
import { expect, ownSite, test, type SiteFixture } from './site.ts'
import { visit } from './visit.ts'

test.use(ownSite)

async function change(site: SiteFixture, values: object) {
  const { version } = (await (await site.send('GET', '/api/editing/brand/brand')).json()) as { version: number }
  const changed = await site.send('PATCH', '/api/content/brand/brand', { version, values })
  expect(changed.status).toBe(200)
}

test('the colours of the owner are on the next page, in both themes and readable, and go without a trace', async ({
  page,
  site,
}) => {
  await visit(page, '/faq')
  await expect(page.locator('style[data-brand]')).toHaveCount(0)
  await change(site, { accent: '#c1121f', base: '#2b1216', corners: 'sharp', type: 'classic', edge: 'twill' })

  // The tab that is open takes the new look with the next page.
  await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).click()
  await expect(page).toHaveURL('/portfolio')
  await expect(page.locator('html')).toHaveCSS('--accent', 'oklch(0.516 0.19 26)')
  const contact = page.getByRole('banner').getByRole('link', { name: 'Kontakt' })
  await expect(contact).toHaveCSS('border-radius', '0px')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveCSS('--accent', 'oklch(0.785 0.125 21)')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light', media: 'print' })
  await expect(page.locator('html')).toHaveCSS('--accent', 'black')
  await page.emulateMedia({ media: 'screen' })

  expect((await site.send('POST', '/api/import-defaults/brand')).status).toBe(200)
  await visit(page, '/')
  await expect(page.locator('style[data-brand]')).toHaveCount(0)
})

test('the logo stands in the light theme too if the owner wants, and an own mark in place of the woven one', async ({
  page,
  site,
}) => {
  await page.goto('/')
  const picture = (await page.locator('link[rel=icon]').getAttribute('href'))!
  await change(site, { mark: 'own', markImage: picture })
  await page.reload()
  const home = page.getByRole('banner').getByRole('link', { name: 'Musterwerk IT, Startseite' })
  await expect(home.locator('img')).toBeVisible()
  await expect(home.locator('svg')).toHaveCount(0)
  const { version } = (await (await site.send('GET', '/api/editing/generalSettings/generalSettings')).json()) as {
    version: number
  }
  await site.send('PATCH', '/api/content/generalSettings/generalSettings', { version, values: { logoUrl: picture } })
  await page.reload()
  await expect(home.getByText('Musterwerk IT')).toBeVisible()
  await change(site, { mark: 'none', logoInLight: true })
  await page.reload()
  await expect(home.getByRole('img', { name: 'Musterwerk IT' })).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(home.getByText('Musterwerk IT')).toBeVisible()
  await expect(home.locator('svg')).toHaveCount(0)
})

test('the editor shows both themes and every contrast, and says why a colour cannot be used', async ({
  page,
  site,
}) => {
  test.slow()
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
  await visit(page, '/admin/dokumente/brand')
  const accent = page.getByRole('textbox', { name: 'Akzentfarbe', exact: true })
  await accent.fill('#1b7f4b')
  for (const title of ['Helles Design', 'Dunkles Design'])
    await expect(page.frameLocator(`[title="${title}"]`).locator('html')).toHaveCSS(
      '--fill',
      title === 'Helles Design' ? 'oklch(0.528 0.121 155)' : 'oklch(0.543 0.127 153)',
    )
  await expectAccessible(page)
  await accent.fill('#ffe600')
  await accent.blur()
  await expect(page.getByText(/^Die Akzentfarbe ist zu hell: „.+“ hätte einen Kontrast von nur/)).toBeVisible()
})
