import { expect, test } from 'vitest'
import { slug } from './slug.ts'

test.each([
  ['Künstliche Intelligenz & Recht', 'kuenstliche-intelligenz-recht'],
  ['Straße nach Łódź – 2026!', 'strasse-nach-odz-2026'],
  ['Telematik\u00adinfrastruktur', 'telematikinfrastruktur'],
  ['  Café   crème ', 'cafe-creme'],
  ['日本', 'eintrag'],
  ['', 'eintrag'],
])('%s becomes %s', (title, expected) => expect(slug(title)).toBe(expected))

test('a long title is cut at a word', () => {
  const cut = slug('Ein sehr langer Titel '.repeat(10))
  expect(cut.length).toBeLessThanOrEqual(80)
  expect(cut).toMatch(/^(ein-sehr-langer-titel-?)+(ein-sehr-langer|ein-sehr|ein)?$/)
})
