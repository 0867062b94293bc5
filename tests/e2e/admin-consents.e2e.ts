import { expectAccessible, themes } from './accessibility.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

test.use({ extraHTTPHeaders: { authorization: 'Bearer token-for-e2e-tests-0123456789abcdef' } })

test('the owner sees what visitors chose and takes the ledger along', async ({ page, browser, site }) => {
  const visitor = await browser.newContext()
  const tab = await visitor.newPage()
  await visit(tab, `${site.url}/partners`)
  const recorded = tab.waitForResponse((response) => response.url().endsWith('/api/consent'))
  await tab.getByRole('button', { name: 'Alle akzeptieren' }).click()
  expect((await recorded).ok()).toBe(true)
  await visitor.close()

  await visit(page, '/admin/einwilligungen')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einwilligungen')
  const chart = page.getByRole('slider', { name: /^Entscheidungen vom/ })
  await expect(chart).toHaveAttribute('aria-valuetext', /[1-9]\d* akzeptiert/)
  await page.getByText('Zahlen als Tabelle').click()
  await expect(page.getByRole('row')).toHaveCount(31)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Als CSV herunterladen' }).click()
  expect((await download).suggestedFilename()).toMatch(/^einwilligungen-\d{4}-\d\d-\d\d\.csv$/)
  await page.getByRole('link', { name: '12 Monate' }).click()
  await expect(page.getByRole('heading', { name: 'Entscheidungen, letzte 12 Monate' })).toBeVisible()
})

test('the bars of the dashboard are read one by one with the arrow keys', async ({ page }) => {
  await visit(page, '/admin')
  const chart = page.getByRole('slider', { name: /^Seitenaufrufe vom/ })
  await chart.focus()
  const today = await chart.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowLeft')
  await expect(chart).not.toHaveAttribute('aria-valuetext', today!)
  await page.keyboard.press('End')
  await expect(chart).toHaveAttribute('aria-valuetext', today!)
})

for (const colorScheme of themes)
  test(`consents and dashboard are accessible in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const path of ['/admin', '/admin/einwilligungen']) {
      await visit(page, path)
      await expectAccessible(page)
    }
  })
