import { expect, type Page } from './site.ts'
import { visit } from './visit.ts'

/** `test.use(withChat)`: everywhere else the window stays closed (site.ts). */
export const withChat = { chatStaysClosed: false }

export const failedAnswer = 'Entschuldigung, es gab einen Fehler bei der Verarbeitung Ihrer Nachricht.'

export const chatOf = (page: Page) => page.getByRole('region', { name: 'Fragen Sie uns' })
export const launcherOf = (page: Page) => page.getByRole('button', { name: 'Chat öffnen' })

/** A page whose time the test can move on. */
export async function visitWithClock(page: Page, path = '/faq') {
  await page.clock.install({ time: new Date('2026-11-16T09:00:00Z') })
  await visit(page, path)
}

/** Opened by itself on the home page, by its button elsewhere. */
export async function openedChat(page: Page, path = '/faq') {
  await visitWithClock(page, path)
  await page.clock.runFor(3_000)
  if (path !== '/') await launcherOf(page).click()
  const chat = chatOf(page)
  await expect(chat).toBeVisible()
  return chat
}
