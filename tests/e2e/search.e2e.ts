import { expectAccessible } from './accessibility.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

test('Ctrl+K leads to the search, and an answer is found while one types, by a misspelt word', async ({ page }) => {
  await visit(page, '/')
  await page.keyboard.press('Control+k')
  await expect(page).toHaveURL(/\/suche$/)
  const field = page.getByRole('searchbox', { name: 'Suchbegriff oder Frage' })
  await expect(field).toBeFocused()
  const place = await field.boundingBox()
  await field.pressSequentially('Datenschutzbeaufragter')
  const results = page.getByRole('list', { name: 'Suchergebnisse' })
  const question = results.getByRole('link', { name: 'Brauchen wir einen Datenschutzbeauftragten?' })
  await expect(question).toBeVisible()
  await expect(results.locator('mark').first()).toHaveText(/^Datenschutz/)
  await expect(page).toHaveURL(/suche=Datenschutzbeaufragter/)
  await expect(page).toHaveTitle(/Datenschutzbeaufragter/)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/Treffer zu „Datenschutzbeaufragter“/)
  // Nothing above the results has moved, and the field is still the one that is typed in.
  expect(await field.boundingBox()).toEqual(place)
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(results.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  const kinds = page.getByRole('navigation', { name: 'Art der Treffer' })
  await kinds.getByRole('link', { name: /^Häufige Frage/ }).click()
  await expect(page).toHaveURL(/art=faq/)
  await expect(kinds.locator('[aria-current]')).toHaveText(/^Häufige Frage/)
  await expect(results.getByText('Häufige Frage', { exact: true })).toHaveCount(
    await results.getByRole('listitem').count(),
  )
  await expect(question).toHaveAttribute('href', '/faq#datenschutzbeauftragte')
  await expectAccessible(page)
  await question.click()
  await expect(page).toHaveURL(/\/faq#datenschutzbeauftragte$/)
})

test('typing k is typing, and nothing happens while a dialog is open', async ({ page }) => {
  await visit(page, '/suche')
  const field = page.getByRole('searchbox')
  await field.pressSequentially('kk')
  await expect(field).toHaveValue('kk')
  await expect(page).toHaveURL(/\/suche$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form asks the server; what is not found leads to people', async ({ page }) => {
    await page.goto('/suche')
    await page.getByRole('searchbox').fill('Passkeys')
    await page.getByRole('button', { name: 'Suchen' }).click()
    await expect(page.getByRole('list', { name: 'Suchergebnisse' }).getByRole('link').first()).toHaveText(/Passkeys/)
    await page.goto('/suche?suche=Kaffeemaschine')
    await expect(page.getByRole('heading', { name: 'Dazu haben wir nichts gefunden' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Frage stellen' })).toHaveAttribute(
      'href',
      '/contact',
    )
  })
})

test('a question with markup is shown as text and not kept by search engines', async ({ page }) => {
  await page.goto(`/suche?suche=${encodeURIComponent('<b>x</b>"><script>1</script>')}`)
  await expect(page.getByRole('main').getByRole('status')).toContainText('<b>x</b>')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
})
