import { expect, test, withMotion, type Page } from './site.ts'
import { toSettle, visit } from './visit.ts'

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
    // Where both do not fit, the chat comes when the banner is answered (J8).
    await banner.getByRole('button', { name: 'Ablehnen' }).click()
    await expect(page.getByRole('region', { name: 'Fragen Sie uns' })).toBeVisible()
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

test('the button of the chat lies above nothing that can be used, and is away where people write or call', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.addInitScript(() => sessionStorage.setItem('schaufenster-chat-closed', '1'))
  const launcher = page.locator('[data-chat-open]')
  /** What could be used, were it not for the button. */
  const below = () =>
    page.evaluate(() => {
      const button = document.querySelector('[data-chat-open]')!
      if (!button.checkVisibility({ visibilityProperty: true })) return []
      const { left, right, top, bottom } = button.getBoundingClientRect()
      const controls = document.querySelectorAll(
        'main :is(a, button, input, textarea, summary), body > footer :is(a, button)',
      )
      return [...controls]
        .filter((control) => control.checkVisibility() && !control.hasAttribute('data-field'))
        .filter((control) => {
          const box = control.getBoundingClientRect()
          return box.left < right && left < box.right && box.top < bottom && top < box.bottom
        })
        .map((control) => control.textContent)
    })
  await page.clock.install()
  await visit(page, '/faq')
  await page.getByRole('button', { name: 'Ablehnen' }).click()
  await page.clock.runFor(3_000)
  await toSettle(page)
  await expect(page.locator('[data-chat=closed]')).toBeAttached()
  const stops = await page.evaluate(() => Math.ceil((document.documentElement.scrollHeight - innerHeight) / 400))
  let seen = 0
  for (let stop = 0; stop <= stops; stop++) {
    await page.evaluate((top) => {
      scrollTo({ top, behavior: 'instant' })
      // Frames of this clock are not those of the browser; what watches places is told with the next one.
      return new Promise<void>((told) => {
        const watch = new IntersectionObserver(() => {
          watch.disconnect()
          told()
        })
        watch.observe(document.body)
      })
    }, stop * 400)
    await expect.poll(below, `${stop * 400} px down`).toEqual([])
    if (await launcher.evaluate((button) => button.hasAttribute('data-aside'))) continue
    await expect(launcher).toBeVisible()
    seen++
  }
  expect(seen).toBeGreaterThan(0)
  for (const path of ['/contact', '/notfall']) {
    await visit(page, path)
    await page.clock.runFor(3_000)
    await expect(page.locator('[data-chat=closed]')).toBeAttached()
    await expect(launcher).toBeHidden()
  }
})
