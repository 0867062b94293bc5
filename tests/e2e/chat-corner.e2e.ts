import type { Locator } from '@playwright/test'
import { chatOf, launcherOf, visitWithClock, withChat } from './chat-steps.ts'
import { expect, test, withMotion } from './site.ts'
import { visit } from './visit.ts'

test.use({ ...withMotion, ...withChat })

for (const path of ['/', '/training', '/ai', '/contact', '/faq'])
  for (const [width, height] of [
    [360, 640],
    [1366, 768],
  ] as const)
    test(`on ${path} at ${width} px the button stands aside for whatever can be used where it is`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height })
      await visit(page, path)
      await page.getByRole('button', { name: 'Ablehnen' }).click()
      const covered = await page.evaluate(async () => {
        const nextFrame = () => new Promise(requestAnimationFrame)
        const corner = document.querySelector('[data-chat-corner]')!.getBoundingClientRect()
        const launcher = document.querySelector('[data-chat-open]')!
        const isCovered = (control: Element) => {
          const [one, other] = [control.getBoundingClientRect(), launcher.getBoundingClientRect()]
          return one.right > other.left && one.left < other.right && one.bottom > other.top && one.top < other.bottom
        }
        const wrong: string[] = []
        for (const control of document.querySelectorAll('main :is(a, button, input, textarea, summary)')) {
          const box = control.getBoundingClientRect()
          const isCard = control.matches('a') && box.height >= 120
          if (isCard || control.matches('[data-field]') || box.width < 2 || box.right <= corner.left) continue
          scrollBy({ top: box.top + box.height / 2 - (corner.top + corner.bottom) / 2, behavior: 'instant' })
          // What is covered is told with a frame.
          for (let frames = 0; frames < 30 && isCovered(control); frames++) await nextFrame()
          if (isCovered(control)) wrong.push(control.textContent || control.id)
        }
        return wrong
      })
      expect(covered).toEqual([])
    })

test('aside it can still be clicked, and it comes back where nothing is in its way', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 640 })
  await visit(page, '/faq')
  await page.getByRole('button', { name: 'Ablehnen' }).click()
  const launcher = launcherOf(page)
  const left = async () => (await launcher.boundingBox())!.x
  const placed = await left()
  const scrollUnder = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top - 580, behavior: 'instant' }))
  await scrollUnder('main summary')
  await expect.poll(left).toBeGreaterThan(placed)
  const { x, y } = (await launcher.boundingBox())!
  // A finger finds it as well: what is left of it lies within the window.
  expect(x).toBeLessThanOrEqual(344)
  await scrollUnder('main section h2')
  await expect.poll(left).toBe(placed)
  await scrollUnder('main summary')
  await expect.poll(left).toBeGreaterThan(placed)
  await page.mouse.click(x + 6, y + 20)
  await expect(chatOf(page)).toBeVisible()
})

for (const [width, height, path] of [
  [1366, 768, '/contact'],
  [1366, 768, '/notfall'],
  [1366, 768, '/datenschutz'],
  [1366, 768, '/cookies'],
  [1366, 768, '/gibt-es-nicht'],
  [390, 844, '/'],
  [1366, 540, '/'],
  [470, 900, '/'],
  [1366, 768, '/faq'],
] as const)
  test(`on ${path} at ${width} × ${height} only the greeting comes by itself, and covers no control (J42)`, async ({
    page,
    mayReport,
  }) => {
    mayReport('404')
    await page.setViewportSize({ width, height })
    await page.clock.install()
    await visit(page, path)
    const launcher = launcherOf(page)
    await expect(launcher).toBeVisible()
    await page.clock.runFor(3_500)
    await expect(page.locator('[data-chat=greets]')).toBeAttached()
    await expect(chatOf(page)).toBeHidden()
    await expect(launcher).toBeVisible()
    const covered = () =>
      page.evaluate(() => {
        const greeting = document.querySelector('[data-chat-greeting]')!
        if (!greeting.checkVisibility({ visibilityProperty: true })) return []
        const { left, right, top, bottom } = greeting.getBoundingClientRect()
        return [
          ...document.querySelectorAll('main :is(a:not([data-field]), button, input, textarea, summary), footer a'),
        ]
          .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
          .filter(({ box }) => box.left < right && left < box.right && box.top < bottom && top < box.bottom)
          .map(({ name }) => name)
      })
    await expect.poll(covered).toEqual([])
    await launcher.click()
    await expect(chatOf(page).getByLabel('Ihre Frage')).toBeFocused()
  })

test('what is announced lies beside the chat, its button and the cookie banner, on a phone upright and turned', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 640 })
  await visitWithClock(page, '/')
  const reject = page.getByRole('button', { name: 'Ablehnen' })
  await expect(reject).toBeVisible()
  // What is announced stays as long as this test needs.
  await page.clock.pauseAt(new Date('2026-11-16T10:00:00Z'))
  await reject.click()
  const toast = page.getByRole('status').filter({ hasText: 'Cookies abgelehnt' })
  await launcherOf(page).click()
  const chat = chatOf(page)
  const areApart = async (one: Locator, other: Locator) => {
    const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
    if (!a || !b) return undefined
    const beside = a.x + a.width <= b.x || b.x + b.width <= a.x
    return beside || a.y + a.height <= b.y || b.y + b.height <= a.y
  }
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(chat).toBeVisible({ timeout: 500 })
    await expect(toast).toBeVisible({ timeout: 500 })
  }).toPass()
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [320, 568],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await areApart(toast, chat), `${width} × ${height}`).toBe(true)
  }
  await page.setViewportSize({ width: 360, height: 640 })
  await chat.getByRole('button', { name: 'Chat schließen' }).click()
  await page.clock.runFor(100)
  expect(await areApart(toast, launcherOf(page))).toBe(true)
})
