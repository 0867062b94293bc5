import { expect, type Page } from './site.ts'

/** Until an editor has saved in this visit; what was saved before has a day or a time. After seconds it says how many. */
export const expectSaved = (page: Page) =>
  expect(page.locator('[data-kind]')).toHaveText(/^Gespeichert (?:gerade eben|vor )/)
