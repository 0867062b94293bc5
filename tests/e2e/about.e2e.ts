import { expect, test } from './site.ts'
import { visit } from './visit.ts'

test('the about page tells mission, values, expertise, team, figures and history', async ({ page }) => {
  await page.goto('/about')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Ein Muster aus vielen Fäden' })).toBeVisible()
  for (const name of ['Mission', 'Werte', 'Expertise', 'Team', 'Seit 2007 an einem Faden'])
    await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  await expect(main.getByText('Verlässlichkeit', { exact: true })).toBeVisible()
  await expect(main.getByText('240')).toBeVisible()
  await expect(main.locator('#history').getByRole('listitem')).toHaveCount(8)
  await expect(page).toHaveTitle('Über uns: Mission, Werte und Geschichte – Musterwerk IT')
})

test('links lead from the company to its people and back to the start', async ({ page }) => {
  await visit(page, '/about')
  await page.getByRole('main').getByRole('link', { name: 'Das Team kennenlernen' }).click()
  await expect(page).toHaveURL(/\/team$/)
  await page.getByRole('navigation', { name: 'Brotkrumen' }).getByRole('link', { name: 'Startseite' }).click()
  await expect(page).toHaveURL(/\/$/)
})
