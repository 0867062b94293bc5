import { expect, test, type Page } from './site.ts'

const emergencyOn = (page: Page) => page.locator('#emergency')
const hotlineOn = (page: Page) => emergencyOn(page).getByRole('link', { name: /Telefon im Notfall/ })

test('without JavaScript help is two clicks away: the steps in order and the number to call', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/security')
  await page.getByRole('main').getByRole('link', { name: 'Hilfe im Notfall' }).click()
  await expect(page.getByRole('heading', { name: 'Verdacht auf einen Angriff? So gehen Sie vor' })).toBeInViewport()
  await expect(hotlineOn(page)).toHaveAttribute('href', 'tel:+493610000099')
  const steps = emergencyOn(page).getByRole('listitem')
  await expect(steps).toHaveCount(9)
  await expect(steps.first()).toContainText('Ruhe bewahren')
  await expect(emergencyOn(page).getByRole('button', { name: 'Liste drucken' })).toBeHidden()
  await context.close()
})

test('the number comes from the company profile', async ({ page, site }) => {
  const send = (version: number, hotline: string) =>
    site.send('PATCH', '/api/content/companyProfile/companyProfile', { version, values: { hotline } })
  expect((await send(1, '+49 361 123 45 67')).status).toBe(200)
  await page.goto('/security')
  await expect(hotlineOn(page)).toContainText('+49 361 123 45 67')
  expect((await send(2, '')).status).toBe(200)
  await page.reload()
  await expect(hotlineOn(page)).toHaveAttribute('href', 'tel:+493610000000')
  expect((await send(3, '+49 361 000 00 99')).status).toBe(200)
})

test('the list can be printed', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.goto('/security')
  await emergencyOn(page).getByRole('button', { name: 'Liste drucken' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')
})

test('project, voice, questions and posts are those of the subject', async ({ page }) => {
  await page.goto('/security')
  await expect(page.locator('#examples').getByRole('heading', { level: 3 })).toHaveText([
    'Ein Stadtwerk härtet nach',
    'Die gefälschte Rechnung im Handel',
    'Eine Kanzlei ohne Generalschlüssel',
  ])
  await expect(page.getByText('Sabine Krüger')).toBeVisible()
  await expect(page.locator('#faq details')).toHaveCount(3)
  await expect(page.getByRole('link', { name: /Passkeys im Unternehmen/ })).toBeVisible()
})
