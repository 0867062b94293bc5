import { visit } from './visit.ts'
import { expect, test, withMotion } from './site.ts'

test.use({ ...withMotion, viewport: { width: 800, height: 800 } })

test('Bewegung anhalten stops the particles and all styles that move, and is remembered', async ({ page }) => {
  await page.goto('/')
  const particles = page.locator('[aria-hidden=true] > canvas')
  await expect(particles).toHaveCount(1)
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  const menu = page.getByRole('dialog', { name: 'Menü' })
  await menu.getByRole('button', { name: 'Bewegung anhalten' }).click()
  await expect(particles).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'off')
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'off')
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await menu.getByRole('button', { name: 'Bewegung fortsetzen' }).click()
  await expect(particles).toHaveCount(1)
  expect(await page.evaluate(() => localStorage.getItem('schaufenster-motion'))).toBe('on')
})

test('with reduced motion nothing moves, no particle script is loaded and the tooltip stays away', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await visit(page)
  await page.clock.runFor(26_000)
  await expect(page.locator('[role=tooltip]')).toHaveAttribute('data-shown', 'false')
  await expect(page.locator('[data-blinking=true]')).toHaveCount(0)
  expect(loaded.filter((url) => url.includes('particle'))).toEqual([])
  await expect(page.locator('canvas')).toHaveCount(0)

  // Who asks for motion on this site gets it, and keeps it (J39).
  await page.getByRole('contentinfo').getByRole('button', { name: 'Bewegung fortsetzen' }).click()
  await expect(page.locator('[aria-hidden=true] > canvas')).toHaveCount(1)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'on')
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
})

for (const path of ['/offline', '/gibt-es-nicht'])
  test(`particles drift on ${path}, over all of its height, as on any other page`, async ({ page, mayReport }) => {
    await visit(page, path)
    await expect(page.locator('[aria-hidden=true] > canvas')).toHaveCount(1)
    const headPx = await page
      .locator('[data-particles]')
      .evaluate((host) => parseFloat(getComputedStyle(host).getPropertyValue('--head')))
    expect(headPx).toBeGreaterThan(400)
    if (path === '/gibt-es-nicht') mayReport('404')
  })
