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
