import { chatOf, launcherOf, openedChat, visitWithClock, withChat } from './chat-steps.ts'
import { expect, test, withMotion } from './site.ts'
import { visit } from './visit.ts'

test.use({ ...withMotion, ...withChat })

test('opens 3000 ms after the page, greets, moves no focus, asks nobody and stores nothing', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.clock.install({ time: new Date('2026-11-16T09:00:00Z') })
  await page.clock.pauseAt(new Date('2026-11-16T09:00:01Z'))
  await visit(page, '/')
  await page.clock.runFor(2_999)
  await page.waitForLoadState('networkidle')
  await expect(chatOf(page)).toBeHidden()
  const chat = chatOf(page)
  await page.clock.runFor(1)
  // Its code may come late, and React shows what was waited for at most every 300 ms of this clock.
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(chat).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(chat).toContainText('Ich bin ein automatischer Assistent')
  await expect(chat).toContainText('Automatischer Assistent')
  expect((await chat.boundingBox())?.height).toBe(400)
  await expect(page.locator('body')).toBeFocused()
  expect(asked).not.toContain('/api/chat')
  expect(await page.evaluate(() => [sessionStorage.length, localStorage.length, document.cookie])).toEqual([0, 0, ''])
})

test('a close lasts for the visit, and the button opens it again with the focus inside', async ({ page }) => {
  const chat = await openedChat(page, '/')
  await chat.getByRole('button', { name: 'Chat schließen' }).click()
  await page.clock.runFor(100)
  const launcher = launcherOf(page)
  await expect(launcher).toBeFocused()
  await page.reload()
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
  await page.clock.runFor(3_500)
  await expect(launcher).toBeVisible()
  await expect(chat).toBeHidden()
  await launcher.click()
  await expect(chat.getByLabel('Ihre Frage')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(chat).toBeHidden()
})

test('an open dialog keeps it waiting until it closes', async ({ page }) => {
  // Stopped, since on a slow machine the chat would be there before the dialog.
  await page.clock.install({ time: new Date('2026-11-16T09:00:00Z') })
  await page.clock.pauseAt(new Date('2026-11-16T09:00:01Z'))
  await visit(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  const dialog = page.getByRole('dialog', { name: 'Impressum' })
  const shown = async () => {
    await page.clock.runFor(50)
    return dialog.isVisible()
  }
  await expect.poll(shown).toBe(true)
  await page.clock.runFor(5_000)
  await expect(chatOf(page)).toBeHidden()
  await page.clock.resume()
  await page.keyboard.press('Escape')
  // Back from the footer, whose links the window would cover.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(chatOf(page)).toBeVisible()
})

test('a cookie banner in the way keeps it waiting until it is answered', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 900 })
  await visitWithClock(page, '/')
  const reject = page.getByRole('button', { name: 'Ablehnen' })
  await expect(reject).toBeVisible()
  await page.clock.runFor(5_000)
  await expect(chatOf(page)).toBeHidden()
  await reject.click()
  await expect(chatOf(page)).toBeVisible()
})

test('signing in stands alone, without the chat', async ({ page }) => {
  await visitWithClock(page, '/login')
  await page.clock.runFor(6_000)
  await expect(page.getByRole('button', { name: /Anmelden/ }).first()).toBeVisible()
  await expect(chatOf(page)).toHaveCount(0)
  await expect(launcherOf(page)).toHaveCount(0)
})
