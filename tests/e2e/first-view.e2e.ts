import { expect, test, withMotion, type Page } from './site.ts'
import { visit } from './visit.ts'

// What somebody sees who comes for the first time, with everything that comes by itself.
test.use({ ...withMotion, chatStaysClosed: false })

const desktop = { width: 1366, height: 768 }
const phone = { width: 390, height: 844 }
const smallPhone = { width: 360, height: 800 }

/** Names what of these elements lies outside the window or below something else. */
const covered = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const isSeen = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y] as const))
      return corners.every(([x, y]) => {
        const front = document.elementFromPoint(x, y)
        return front !== null && (element.contains(front) || front.contains(element))
      })
    }
    const found = [...document.querySelectorAll(wanted)]
    return found.length === 0
      ? ['nothing found']
      : found.filter((part) => !isSeen(part)).map((part) => part.textContent)
  }, selector)

for (const [size, mostHigh] of [
  [desktop, 150],
  [phone, 220],
  [smallPhone, 220],
] as const)
  test(`at ${size.width} px a first visit shows headline, lead and actions, with banner and chat`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.clock.install()
    await visit(page)
    const banner = page.getByRole('region', { name: 'Cookie-Hinweis' })
    await expect(banner).toBeVisible()
    await page.clock.runFor(5_000)
    // Its own fonts may come a moment later.
    await expect.poll(async () => (await banner.boundingBox())!.height).toBeLessThanOrEqual(mostHigh)
    await expect.poll(() => covered(page, 'main > header :is(h1, p, [class*="actions"] a)')).toEqual([])
    await expect.poll(() => covered(page, '[data-consent] :is(p, button, a)')).toEqual([])
    // On a phone the window never comes by itself (J42).
    await banner.getByRole('button', { name: 'Ablehnen' }).click()
    await expect(page.getByRole('region', { name: 'Fragen Sie uns' })).toBeVisible({ visible: size === desktop })
    await expect(page.locator('[data-chat-open]')).toBeVisible({ visible: size !== desktop })
  })

for (const size of [desktop, phone])
  test(`at ${size.width} px the number for emergencies and the form begin in the first view`, async ({ page }) => {
    await page.setViewportSize(size)
    await visit(page, '/notfall')
    const call = 'main > header a[href^="tel:"]'
    await expect.poll(() => covered(page, call)).toEqual([])
    // The display font: in the other one a slash goes through every zero.
    expect(await page.locator(call).evaluate((link) => getComputedStyle(link).fontFamily)).toMatch(/^"Familjen/)
    await visit(page, '/contact')
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeInViewport({ ratio: 1 })
  })
