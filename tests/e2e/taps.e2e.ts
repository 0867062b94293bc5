import { expect, test } from './site.ts'
import { visit } from './visit.ts'

test('a tap is painted before its work begins, and a finger on the screen loads nothing', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(page)
  const darkInTheEvent = await page
    .getByRole('banner')
    .locator('[data-toggle=theme]')
    .first()
    .evaluate((button: HTMLElement) => {
      button.click()
      return document.documentElement.classList.contains('dark')
    })
  expect(darkInTheEvent).toBe(false)
  await expect(page.locator('html')).toContainClass('dark')

  const scripts: string[] = []
  await page.waitForLoadState('networkidle')
  page.on('request', (request) => scripts.push(request.url()))
  const opener = page.locator('main [data-dialog=contact]').first()
  for (const type of ['pointerover', 'pointerdown'])
    await opener.dispatchEvent(type, { pointerType: 'touch', isPrimary: true })
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 100))))
  expect(scripts).toEqual([])
  const opensInTheEvent = await opener.evaluate((link: HTMLElement) => {
    link.click()
    return [location.hash, 'opening' in document.documentElement.dataset]
  })
  expect(opensInTheEvent).toEqual(['', true])
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-opening')
  expect(scripts.length).toBeGreaterThan(0)
})
