import { expectAccessible } from './accessibility.ts'
import { allRows } from './list-rows.ts'
import { openSignedIn } from './signed-in.ts'
import { expect, ownSite, test } from './site.ts'
import { visit } from './visit.ts'

// What people arrange for themselves stays theirs, and lists are changed in their lines.

test.use(ownSite)

test('the palette leads to a field, and groups and favourites of the sidebar are kept', async ({ context, site }) => {
  const page = await openSignedIn(context, site, { name: 'Ina Ordnung', email: 'ina@musterwerk.example' })
  await visit(page, '/admin')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Suchen und springen' }).fill('Öffnungszeiten')
  await page.getByRole('option', { name: /^Öffnungszeiten Unternehmensprofil/ }).click()
  await expect(page).toHaveURL(/companyProfile#feld-openingHours$/)
  await expect(page.locator('[data-field="openingHours"] input:focus')).toHaveValue(/^\d\d:\d\d$/)

  const nav = page.getByRole('navigation', { name: 'Verwaltung' })
  await expect(nav.getByRole('link', { name: 'Unternehmensprofil' })).toBeInViewport()
  await nav.getByRole('button', { name: '„Unternehmensprofil“ als Favorit merken' }).click()
  const group = nav.getByRole('button', { name: 'Inhalte' })
  await group.click()
  await expect(nav.getByRole('link', { name: /^Blogbeiträge/ })).toHaveCount(0)
  await expectAccessible(page)
  await visit(page, '/admin/inhalte/blogPosts')
  await expect(nav.getByRole('region', { name: 'Favoriten' }).getByRole('link')).toHaveText(['Unternehmensprofil'])
  await expect(group).toHaveAttribute('aria-expanded', 'false')
  // Where somebody is stays in sight.
  await expect(nav.getByRole('link', { name: /^Blogbeiträge/ })).toHaveAttribute('aria-current', 'page')
})

test('views and columns of a list are kept, titles change in their line, categories for several', async ({
  context,
  site,
}) => {
  const page = await openSignedIn(context, site, { name: 'Leo List', email: 'leo@musterwerk.example' })
  await visit(page, '/admin/inhalte/blogPosts')
  const table = page.getByRole('table', { name: 'Blogbeiträge' })
  const rows = await allRows(page, 'Blogbeiträge')
  const all = await rows.count()
  await page.getByRole('combobox', { name: 'Rubrik' }).selectOption({ label: 'IT-Sicherheit' })
  await expect.poll(() => rows.count()).toBeLessThan(all)
  await page.getByRole('button', { name: 'Ansicht speichern' }).click()
  await page.getByRole('textbox', { name: 'Name der Ansicht' }).fill('Sicherheit')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Spalten' }).click()
  await page.getByRole('checkbox', { name: 'Wo es erscheint' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(table.getByText('Zu sehen:')).toHaveCount(0)
  await expectAccessible(page)
  const narrowed = await rows.count()

  await visit(page, '/admin/inhalte/blogPosts')
  await expect(rows).toHaveCount(all)
  await expect(table.getByText('Zu sehen:')).toHaveCount(0)
  await page.getByRole('button', { name: 'Sicherheit', exact: true }).click()
  await expect(rows).toHaveCount(narrowed)

  await rows.first().focus()
  await page.keyboard.press('F2')
  const title = table.getByRole('textbox', { name: 'Titel' })
  await expect(title).toBeFocused()
  await title.fill('Ein Titel aus der Liste')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Als Entwurf gespeichert')).toBeVisible()
  await expect(rows.first()).toHaveText('Ein Titel aus der Liste')
  await expect(rows.first()).toBeFocused()

  await page.getByRole('checkbox', { name: '„Ein Titel aus der Liste“ auswählen' }).check()
  const bulk = page.getByRole('group', { name: 'Aktionen für die Auswahl' })
  await bulk.getByRole('combobox').selectOption({ label: 'Cloud' })
  await bulk.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(page.getByText('1 Eintrag geändert, als Entwurf')).toBeVisible()
  await expect(rows).toHaveCount(narrowed - 1)
})

test('the calendar shows what is planned, on a phone as a list', async ({ page, site }) => {
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
  const now = new Date()
  const publishAt = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 15, 9)).toISOString()
  const values = { value: '7', label: 'Geplante Zahl' }
  const created = await site.send('POST', '/api/content/stats', { draft: true, values })
  const { item, version } = (await created.json()) as { item: { id: string }; version: number }
  const planned = await site.send('PUT', `/api/editing/stats/${item.id}/schedule`, {
    version,
    publishAt,
    unpublishAt: null,
  })
  expect(planned.ok).toBe(true)
  await visit(page, '/admin/kalender')
  await page.getByRole('link', { name: 'Nächster Monat' }).click()
  await expect(page.getByRole('link', { name: /^Erscheint \d+:\d\d / })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const entry = page.getByRole('link', { name: /^Erscheint/ }).first()
  await expect(entry).toBeVisible()
  expect((await entry.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await entry.click()
  await expect(page).toHaveURL(/\/admin\/inhalte\/stats\//)
})
