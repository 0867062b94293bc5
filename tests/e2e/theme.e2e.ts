import { visit } from './visit.ts'
import { expect, test, type Page } from './site.ts'

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage))

test('the theme follows the system live and stores nothing', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page)
  const root = page.locator('html')
  await expect(root).toContainClass('dark')
  await expect(page.getByRole('button', { name: 'Zum helleren Design wechseln' })).toBeVisible()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(root).not.toContainClass('dark')
  expect(await storedKeys(page)).toEqual([])
})

test('the theme is set before the scripts of the page have loaded', async ({ page, mayReport }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  await expect(page.locator('html')).toContainClass('dark')
  mayReport('ERR_FAILED') // The browser reports the scripts that we held back.
})

test('a chosen theme holds against the system, over a reload and in other tabs', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(page)
  const other = await context.newPage()
  await other.emulateMedia({ colorScheme: 'light' })
  await visit(other)
  await page.getByRole('button', { name: 'Zum dunkleren Design wechseln' }).click()
  await expect(page.getByRole('button', { name: 'Zum helleren Design wechseln' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('schaufenster-theme'))).toBe('dark')
  await expect(other.locator('html')).toContainClass('dark')
  await page.reload()
  await expect(page.locator('html')).toContainClass('dark')
  // What the browser draws around the page is of the chosen theme, on the next page too.
  const around = page.locator('meta[name=theme-color][media=all]')
  const dark = await page.locator('meta[name=theme-color]').last().getAttribute('content')
  await expect(around).toHaveAttribute('content', dark!)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page).toHaveURL(/impressum/)
  await expect(around).toHaveAttribute('content', dark!)
})

test('the tooltip shows on load, goes after 3 seconds and comes again after 25', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/')
  const tooltip = page.locator('[role=tooltip]')
  const shown = () => tooltip.getAttribute('data-shown')
  await expect.poll(shown).toBe('true')
  await expect(tooltip).toHaveAttribute('aria-hidden', 'true')
  await page.clock.pauseAt(Date.now() + 60_000)
  let seconds = ''
  for (let second = 0; second < 60; second++) {
    await page.clock.runFor(1000)
    seconds += (await shown()) === 'true' ? 'x' : '.'
  }
  expect(seconds).toMatch(/\.x{3}\.{22}x{3}\./)
})

test('the tooltip that came by itself goes when somebody uses the keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await visit(page)
  const tooltip = page.locator('[role=tooltip]')
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(tooltip).toHaveAttribute('data-shown', 'true', { timeout: 100 })
  }).toPass()
  await page.keyboard.press('Tab')
  await expect(tooltip).toHaveAttribute('data-shown', 'false')
})

test('the tooltip comes by hover and by focus, can be hovered itself and goes with Esc', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page)
  const toggle = page.getByRole('banner').getByRole('button', { name: /Design wechseln/ })
  const tooltip = page.getByRole('tooltip')
  await expect(tooltip).toBeHidden()
  await toggle.hover()
  await expect(tooltip).toBeVisible()
  await tooltip.hover()
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
  await page.mouse.move(0, 500)
  await page.getByRole('banner').getByRole('link', { name: 'KI' }).focus()
  await page.keyboard.press('Tab')
  await expect(tooltip).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(tooltip).toBeHidden()
})
