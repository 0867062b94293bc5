import { alive, gate, openLifeless } from './lifeless-page.ts'
import { expect, ownSite, test } from './site.ts'
import { visit } from './visit.ts'

test.use(ownSite)

// What is typed into the contact form before it listens, when somebody returns, and where its code cannot be had.

test('the contact form takes over what was typed before it listened', async ({ page }) => {
  const enliven = await openLifeless(page, '/contact')
  const form = page.getByRole('form', { name: 'Nachricht schreiben' })
  await form.getByLabel('Name').pressSequentially('Vera Visite')
  await form.getByLabel('E-Mail').pressSequentially('vera@')
  await enliven()
  await expect(form.getByText('Ungültige E-Mail-Adresse')).toBeVisible()
  await form.getByLabel('Nachricht').pressSequentially('Hallo')
  await expect(form.getByText(/^Sicherheitsfrage: Was ist \d/)).toBeVisible()
  await expect(form.getByLabel('Name')).toHaveValue('Vera Visite')
})

test('the contact form takes over what the browser put back on return', async ({ page }) => {
  await openLifeless(page, '/contact')
  const form = page.getByRole('form', { name: 'Nachricht schreiben' })
  await form.getByLabel('Name').fill('Vera Visite')
  // The scripts of this page never come: they are let through when it has gone.
  await page.goto('/login', { waitUntil: 'commit' })
  await page.unrouteAll()
  // Until then its router may still write into the history, and the way back would meet that.
  await alive(page)
  await page.goBack()
  await alive(page)
  await expect(form.getByLabel('Name')).toHaveValue('Vera Visite')
  await form.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(form.getByText('Ungültige E-Mail-Adresse')).toBeVisible()
  await expect(form.getByText('Name muss mindestens')).toHaveCount(0)
  await expect(form.getByLabel('Name')).toHaveValue('Vera Visite')
})

test('the browser also puts back what was typed into the living contact form', async ({ page }) => {
  const form = page.getByRole('form', { name: 'Nachricht schreiben' })
  await visit(page, '/contact')
  await form.getByLabel('E-Mail').fill('vera@')
  await expect(form.getByText('Ungültige E-Mail-Adresse')).toBeVisible()
  await form.getByLabel('Nachricht').fill('Hallo')
  await form.getByLabel('Telefon').fill('0361')
  await visit(page, '/login')
  await page.goBack()
  await expect(form.getByLabel('E-Mail')).toHaveValue('vera@')
  await expect(form.getByLabel('Telefon')).toHaveValue('0361')
  await alive(page)
  await form.getByLabel('Name').fill('Vera Visite')
  await expect(form.getByText('Ungültige E-Mail-Adresse')).toBeVisible()
  await expect(form.getByLabel('Nachricht')).toHaveValue('Hallo')
})

test('where the code of the contact form cannot be had, the server takes what was typed', async ({
  page,
  mayReport,
}) => {
  await page.goto('/contact')
  await alive(page)
  await page.route('**/assets/*.js', (route) => route.abort())
  const form = page.getByRole('form', { name: 'Nachricht schreiben' })
  await form.getByLabel('Nachricht').pressSequentially('Eine Zeile')
  await form.getByLabel('Nachricht').press('Enter')
  await form.getByLabel('Nachricht').pressSequentially('und noch eine')
  await form.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(page).toHaveURL(/formular=1$/)
  await expect(form.getByLabel('Nachricht')).toHaveValue('Eine Zeile\nund noch eine')
  await expect(form.getByRole('alert')).toContainText('Bitte beantworten Sie die neue Sicherheitsfrage')
  mayReport('422', 'ERR_FAILED') // Files that cannot be had and the answer 422 are reported, as they should be.
})

test('the form that the server shows again forgets nothing', async ({ page, mayReport }) => {
  const form = page.getByRole('form', { name: 'Nachricht schreiben' })
  await page.goto('/contact?formular=1')
  await alive(page)
  await form.getByLabel('Nachricht').fill('Hallo')
  const scripts = gate()
  await page.route('**/assets/*.js', scripts.hold)
  await form.getByRole('button', { name: 'Nachricht senden' }).click({ noWaitAfter: true })
  await scripts.arrived
  await form.getByLabel('Nachricht').press('End')
  await form.getByLabel('Nachricht').pressSequentially(' und mehr')
  scripts.open()
  await alive(page)
  await expect(form.getByLabel('Nachricht')).toHaveValue('Hallo und mehr')
  mayReport('422') // The answer 422 is reported, as it should be.
})
