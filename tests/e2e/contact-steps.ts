import type { Locator, Page } from '@playwright/test'
import { expect } from './site.ts'
import { visit } from './visit.ts'

export const visitor = {
  Name: 'Annika Scholz',
  'E-Mail': 'annika.scholz@praxis.example',
  Telefon: '0361 1234567',
  Nachricht: 'Wir suchen einen Partner für unsere Praxis.',
}

/** Opens the dialog from the header. */
export async function openContact(page: Page): Promise<Locator> {
  await visit(page, '/team')
  return reopenContact(page)
}

export async function reopenContact(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kontakt aufnehmen' })
  await expect(dialog.getByRole('button', { name: 'Nachricht senden' })).toBeVisible()
  return dialog
}

export const field = (form: Locator, label: string) => form.getByLabel(label, { exact: true })
export const answerField = (form: Locator) => form.getByLabel(/^Sicherheitsfrage: Was ist/)
export const submit = (form: Locator) => form.getByRole('button', { name: 'Nachricht senden' }).click()

export async function fillIn(form: Locator, changes: Partial<Record<keyof typeof visitor, string>> = {}) {
  for (const [label, value] of Object.entries({ ...visitor, ...changes })) await field(form, label).fill(value)
  await answerField(form).fill(String(await rightAnswer(form)))
}

export async function rightAnswer(form: Locator): Promise<number> {
  // The question comes with the component that asks it.
  const text = await form.getByText(/^Sicherheitsfrage: Was ist \d/).textContent()
  const [, first, operator, second] = /(\d+) ([+×−]) (\d+)/.exec(text ?? '')!
  const [a, b] = [Number(first), Number(second)]
  return operator === '+' ? a + b : operator === '−' ? a - b : a * b
}

/** Time stands still from here on; only the test moves it. What sends a message has its ticket by then (`watchTickets`). */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 3_600_000)

/** Counts the tickets that the page has read, not only been sent: from then on it knows how long to wait. */
export async function watchTickets(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const read = Response.prototype.json
    Response.prototype.json = async function json() {
      const body: unknown = await read.call(this)
      const { dataset } = document.documentElement
      if (this.url.endsWith('/api/contact/ticket')) dataset.ticketsRead = String(Number(dataset.ticketsRead ?? 0) + 1)
      return body
    }
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.ticketsRead ?? 0))
}
