import sharp from 'sharp'
import { mediaPaths } from '#shared/addresses/admin-paths.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, openSignedIn, test } from './signed-in.ts'
import { ownSite } from './site.ts'
import { visit } from './visit.ts'

test.use(ownSite)

test('an administrator sees the unfinished upload of somebody else and cancels it', async ({ page, browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url })
  const bea = { name: 'Bea Beitrag', email: 'bea2@musterwerk.example', role: 'contributor' } as const
  const other = await openSignedIn(context, site, bea)
  await other.goto('/impressum')
  const started = await other.evaluate(async (address) => {
    const body = JSON.stringify({ name: 'Prospekt.pdf', size: 5_000_000 })
    const answer = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return answer.status
  }, mediaPaths.uploads())
  expect(started).toBe(201)

  await visit(page, '/admin/medien')
  const uploads = page.getByRole('region', { name: 'Unfertige Uploads anderer' })
  await expect(uploads.getByText('Bea Beitrag: 0 Byte von 4,8 MB angekommen')).toBeVisible()
  await expectAccessible(page)
  await uploads.getByRole('button', { name: 'Prospekt.pdf von Bea Beitrag abbrechen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Upload abbrechen' }).click()
  await expect(uploads).toBeHidden()
  await context.close()
})

test('the trash of the library shows pictures that visitors no longer get', async ({ page, site }) => {
  const buffer = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#246' } })
    .png()
    .toBuffer()
  await visit(page, '/admin/medien')
  await page.locator('input[type=file][multiple]').setInputFiles({ name: 'Empfang.png', mimeType: 'image/png', buffer })
  const tile = page.getByRole('button', { name: 'Empfang.png öffnen' })
  const picture = page.getByRole('list', { name: 'Dateien' }).locator('img').first()
  await expect(tile).toBeVisible()
  const address = (await picture.getAttribute('src'))!
  expect((await fetch(site.url + address)).status).toBe(200)

  await page.getByRole('checkbox', { name: 'Empfang.png auswählen' }).check()
  await page.getByRole('button', { name: 'Löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(tile).toBeHidden()
  expect((await fetch(site.url + address)).status).toBe(404)
  await page.getByRole('button', { name: 'Papierkorb' }).click()
  await expect(tile).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0)
})
