import sharp from 'sharp'
import { expectAccessible } from './accessibility.ts'
import { expect, ownSite, test, type SiteFixture } from './site.ts'
import { openSignedIn } from './signed-in.ts'
import { visit } from './visit.ts'

test.use(ownSite)

test.beforeEach(async ({ page, site }) => {
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${site.apiToken}` })
})

test('what was deleted comes back from the trash, or goes for good', async ({ page, site }) => {
  for (const [index, name] of ['Kette', 'Schuss'].entries()) {
    const created = await site.send('POST', '/api/content/categories', { values: { title: name } })
    const { item, version } = (await created.json()) as { item: { id: string }; version: number }
    expect(item.id).toBe(name.toLowerCase())
    expect((await site.send('DELETE', `/api/content/categories/${item.id}`, { version })).status, `${index}`).toBe(204)
  }
  await visit(page, '/admin/papierkorb')
  await page.getByRole('button', { name: '„Kette“ wiederherstellen' }).click()
  await expect(page.getByRole('status').getByText('„Kette“ ist wieder da')).toBeVisible()
  await expect(page.getByRole('row', { name: /Kette/ })).toHaveCount(0)
  expect((await site.send('GET', '/api/content/categories/kette')).status).toBe(200)

  await page.getByRole('button', { name: '„Schuss“ endgültig löschen' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(page.getByRole('row', { name: /Schuss/ })).toHaveCount(0)
})

async function emptyMedia(site: SiteFixture) {
  const { entries } = (await (await site.send('GET', '/api/media')).json()) as { entries: { id: string }[] }
  const ids = entries.map(({ id }) => id)
  if (ids.length > 0) await site.send('POST', '/api/media-bulk', { action: 'delete', ids })
  return ids
}

test('an export is imported again after a look at what changes', async ({ context, site }) => {
  const page = await openSignedIn(context, site, { name: 'Alma Archiv', email: 'alma@example.org' })
  // Of many pictures only some are named below, and other tests of this site leave theirs.
  await emptyMedia(site)
  await visit(page, '/admin/medien')
  const buffer = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#284' } })
    .png()
    .toBuffer()
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles([{ name: 'Webstuhl.png', mimeType: 'image/png', buffer }])
  await expect(page.getByRole('button', { name: 'Webstuhl.png öffnen' })).toBeVisible()
  await visit(page, '/admin/austausch')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Archiv herunterladen' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^schaufenster-\d{4}-\d\d-\d\d\.zip$/)
  const file = await download.path()

  await site.send('POST', '/api/content/history', {
    values: { year: 2026, title: 'Neuer Webstuhl', text: 'Er läuft.' },
  })
  const [picture] = await emptyMedia(site)
  await page.getByLabel('Archiv wählen').setInputFiles(file)
  const preview = page.getByRole('region', { name: 'Das würde sich ändern' })
  await expect(preview.getByRole('row', { name: /Historie/ })).toContainText('Neuer Webstuhl')
  await expect(preview.getByRole('row', { name: /Mediathek/ })).toContainText('Webstuhl.png')
  await expectAccessible(page)
  await preview.getByRole('button', { name: 'Ausgewählte Bereiche ersetzen' }).click()
  const toast = page.getByRole('status')
  // It stays as long as somebody points at it.
  await toast.getByText(/Einträge importiert/).hover()
  expect(await (await site.send('GET', `/api/media/${picture}`)).json()).toMatchObject({
    media: { deletedAt: null },
  })
  expect((await site.send('GET', '/api/content/history/neuer-webstuhl')).status).toBe(404)
  await toast.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(toast.getByText('Zurückgesetzt')).toBeVisible()
  expect((await site.send('GET', '/api/content/history/neuer-webstuhl')).status).toBe(200)
  await expect(page.getByRole('table', { name: 'Sicherungspunkte' }).getByRole('row')).not.toHaveCount(0)

  const wrong = { name: 'bild.zip', mimeType: 'application/zip', buffer: Buffer.from('kein Archiv') }
  const refused = page.waitForResponse('**/api/import/preview')
  await page.getByLabel('Archiv wählen').setInputFiles(wrong)
  await refused
  await expect(page.getByRole('alert').getByText(/kein Archiv dieser Website/)).toBeVisible()
  await page.close()
})

test('a backup is made, compared with the site and put back, with a safety copy before', async ({ page, site }) => {
  await visit(page, '/admin/sicherung')
  await page.getByRole('button', { name: 'Jetzt sichern' }).click()
  const toast = page.getByRole('status')
  await expect(toast.getByText(/Sicherung angelegt und geprüft: \d/)).toBeVisible()
  const backups = page.getByRole('table', { name: 'Vorhandene Sicherungen' })
  await expect(backups.getByRole('row', { name: /Von Hand/ })).toContainText('Geprüft')

  await site.send('POST', '/api/content/history', {
    values: { year: 2027, title: 'Zweiter Webstuhl', text: 'Er steht noch.' },
  })
  await backups.getByRole('button', { name: /ansehen und zurückspielen$/ }).click()
  const preview = page.getByRole('region', { name: 'Das würde sich ändern' })
  await expect(preview.getByRole('row', { name: /Historie/ })).toContainText('Zweiter Webstuhl')
  await expect(
    preview.getByText(/Einladungen, Vorschaulinks und Links auf andere Zeitpunkte kommen nicht/),
  ).toBeVisible()
  await expectAccessible(page)
  expect((await site.send('GET', '/api/content/history/zweiter-webstuhl')).status).toBe(200)
  await preview.getByRole('button', { name: 'Zurückspielen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zurückspielen' }).click()
  await expect(toast.getByText(/steht wieder auf dem Stand vom/)).toBeVisible()
  expect((await site.send('GET', '/api/content/history/zweiter-webstuhl')).status).toBe(404)
  await expect(backups.getByRole('row', { name: /Vor einer Rücksicherung/ })).toContainText('Geprüft')
})

test('the audit log says who did what, and is searched by words', async ({ page, site }) => {
  await site.send('POST', '/api/import-defaults/jobs')
  await visit(page, '/admin/protokoll')
  await expect(page.getByRole('row', { name: /Standardinhalte importiert/ }).first()).toContainText('Stellen')
  await page.getByLabel('Protokoll durchsuchen').fill('gibtesnicht')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Keine Treffer für „gibtesnicht“' })).toBeVisible()
})

test('trash, exchange, audit log and system are accessible in both themes', async ({ page, site }) => {
  await site.send('POST', '/api/import-defaults/registeredServices')
  for (const path of ['papierkorb', 'austausch', 'protokoll', 'system']) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await visit(page, `/admin/${path}`)
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
  }
  await expect(page.getByText('gesetzt, nicht gezeigt').first()).toBeVisible()
})
