import { expect, test, withMotion, type Page } from './site.ts'
import { visit } from './visit.ts'

// With everything that comes by itself, and with the smooth scrolling that people have.
test.use({ ...withMotion, chatStaysClosed: false })

const pages = [
  '/',
  '/blog',
  '/blog/passkeys-im-unternehmen',
  '/training',
  '/contact',
  '/faq',
  '/security',
  '/suche?suche=Passkeys',
  '/datenschutz',
  '/notfall',
]
const sizes = [
  [1440, 900],
  [1280, 720],
  [768, 1024],
  [360, 640],
  // 1280 × 1024 at 400 % zoom.
  [320, 256],
] as const

type Walk = { stops: number; isRound: boolean; hidden: string[] }
const walked = (page: Page) => page.evaluate(() => (window as unknown as { walk: Walk }).walk)

/** Notes at every Tab whether what has the focus can be seen: asked from outside, it would take minutes. */
function watchFocus(): void {
  const walk: Walk = { stops: 0, isRound: false, hidden: [] }
  let first: Element | undefined
  Object.assign(window, { walk })
  const isSeen = (element: Element) => {
    const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 2 && height > 2)
    return boxes.every(({ left, top, width, height }) => {
      // Of what is too high for the window, its beginning.
      const seen = height > innerHeight * 0.35 ? Math.min(height, innerHeight) / 4 : height
      const fits = width > innerWidth || (left > -1 && left + width < innerWidth + 1)
      if (!fits || top < -1 || top + seen > innerHeight + 1) return false
      // Round corners are nothing of it, and what a field shows stands beside it.
      const [inX, inY] = [Math.min(12, Math.min(width, innerWidth) / 3), Math.min(12, seen / 3)]
      const whole = element instanceof HTMLInputElement ? element.parentElement! : element
      // Of what is too wide, as much as the window shows.
      const [from, to] = [Math.max(left, 0), Math.min(left + width, innerWidth)]
      return [from + inX, (from + to) / 2, to - inX].every((x) =>
        [top + inY, top + seen / 2, top + seen - inY].every((y) => {
          const hit = document.elementFromPoint(x, y)
          return hit !== null && (whole.contains(hit) || (hit.contains(whole) && hit !== document.body))
        }),
      )
    })
  }
  addEventListener('keyup', ({ key }) => {
    if (key !== 'Tab') return
    const focused = document.activeElement
    if (walk.isRound || !focused || focused === document.body) return
    walk.isRound = focused === first
    first ??= focused
    walk.stops++
    const drawn = focused.closest('label') ?? focused
    if (isSeen(drawn)) return
    const { top, bottom } = drawn.getBoundingClientRect()
    const name = (focused.ariaLabel || drawn.textContent || focused.id).trim().slice(0, 40)
    walk.hidden.push(`${focused.tagName} „${name}“ ${Math.round(top)}–${Math.round(bottom)}`)
  })
}

const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }
const shift = 8

async function expectFocusSeen(page: Page, direction: 'forward' | 'back'): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const pressed = { ...tab, modifiers: direction === 'back' ? shift : 0 }
  await page.evaluate(watchFocus)
  for (let presses = 0; !(await walked(page)).isRound; presses += 20) {
    expect(presses, `Tab comes to no end`).toBeLessThan(400)
    // Not one after the other: hundreds of answers to wait for would be most of the time.
    const sent = Array.from({ length: 20 }, () => [
      browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...pressed }),
      browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed }),
    ])
    await Promise.all(sent.flat())
  }
  await browser.detach()
  const { stops, hidden } = await walked(page)
  expect.soft(hidden, `${direction} on ${page.url()} at ${page.viewportSize()!.width} px`).toEqual([])
  expect(stops).toBeGreaterThan(15)
}

for (const [width, height] of sizes)
  test(`at ${width} × ${height} whatever the keyboard reaches is free of banner and chat (WCAG 2.4.11)`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await page.clock.install()
    // Links that are reached fetch nothing ahead.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    for (const path of pages) {
      await visit(page, path)
      // Nobody waits for what comes when the page is at rest.
      await page.clock.runFor(1_000)
      const banner = page.getByRole('region', { name: 'Cookie-Hinweis' })
      await expect(banner).toBeVisible()
      await page.clock.runFor(3_500)
      await expect(page.locator('[data-chat]:not([data-chat=hidden], [data-chat=closed])')).toBeAttached()
      await expectFocusSeen(page, 'forward')
      // A pointer would lie on what is announced, which then stays.
      await banner.getByRole('button', { name: 'Ablehnen' }).press('Enter')
      await expect(banner).toBeHidden()
      await page.clock.runFor(5_000)
      await expect(page.getByRole('status').filter({ hasText: 'Cookies abgelehnt' })).toHaveCount(0)
      await expectFocusSeen(page, 'back')
      await page.evaluate(() => localStorage.clear())
    }
  })
