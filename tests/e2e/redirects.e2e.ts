import { expectAccessible } from './accessibility.ts'
import { expect, test } from './signed-in.ts'
import { ownSite } from './site.ts'
import { expectSaved, visit } from './visit.ts'

test.use({ ...ownSite, role: 'editor' })

test('an editor gives a post another address; old links lead there, and lost ones are led on', async ({
  page,
  browser,
  site,
  mayReport,
}) => {
  test.slow()
  const visitor = await browser.newPage()
  await visit(page, '/admin/inhalte/blogPosts/umzug-in-die-cloud')
  const address = page.getByLabel('Adresse (optional)')
  await expect(address).toHaveValue('umzug-in-die-cloud')
  await address.fill('Über den Umzug')
  await address.blur()
  await expect(address).toHaveValue('ueber-den-umzug')
  await expectSaved(page)
  expect((await visitor.goto(`${site.url}/blog/umzug-in-die-cloud`))?.url()).toContain('umzug-in-die-cloud')
  await page.getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(page.getByRole('button', { name: 'Veröffentlichung rückgängig machen' })).toBeVisible()

  await visitor.goto(`${site.url}/blog/umzug-in-die-cloud?von=brief`)
  await expect(visitor).toHaveURL(`${site.url}/blog/ueber-den-umzug?von=brief`)
  await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.url}/blog/ueber-den-umzug`)
  expect((await visitor.goto(`${site.url}/preise.html`))?.status()).toBe(404)

  await visit(page, '/admin/weiterleitungen')
  await expect(page.getByRole('row', { name: /umzug-in-die-cloud.*ueber-den-umzug.*Adresse geändert/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '/preise.html weiterleiten' }).click()
  const dialog = page.getByRole('dialog', { name: 'Neue Weiterleitung' })
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog.getByText('Bitte ein Ziel angeben')).toBeVisible()
  await dialog.getByLabel('Ziel').fill('/gibt-es-nicht')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog.getByText('Unter diesem Ziel gibt es keine Seite')).toBeVisible()
  // The browser names the answer that refused it.
  mayReport('422')
  await expectAccessible(page)
  await dialog.getByLabel('Ziel').fill('/training')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: '/preise.html weiterleiten' })).toHaveCount(0)
  await visitor.goto(`${site.url}/preise.html`)
  await expect(visitor).toHaveURL(`${site.url}/training`)

  await page.getByLabel('Weiterleitungen durchsuchen').fill('preise')
  await expect(page.getByRole('table', { name: 'Weiterleitungen' }).getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Weiterleitung von /preise.html löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByText('Weiterleitung gelöscht')).toBeVisible()
  expect((await visitor.goto(`${site.url}/preise.html`))?.status()).toBe(404)
  await visitor.close()
})
