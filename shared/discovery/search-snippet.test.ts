import { expect, test } from 'vitest'
import { shownDescription, searchSnippet } from './search-snippet.ts'

test('a title of its own goes first, and the name of the site stands in it once', () => {
  const title = (values: object) => searchSnippet({ ...values }, 'Musterwerk').title
  expect(title({ title: 'Passkeys', seoTitle: '' })).toBe('Passkeys – Musterwerk')
  expect(title({ title: 'Passkeys', seoTitle: 'Ohne Passwort' })).toBe('Ohne Passwort – Musterwerk')
  expect(title({ title: 'Bei Musterwerk arbeiten' })).toBe('Bei Musterwerk arbeiten')
})

test('without a description of its own an item is described by what stands at its beginning', () => {
  const description = (values: object) => searchSnippet({ title: 'x', ...values }, 'Musterwerk').description
  expect(description({ seoDescription: 'Kurz', teaser: 'Lang' })).toBe('Kurz')
  expect(description({ seoDescription: ' ', teaser: 'Lang' })).toBe('Lang')
  expect(description({ lead: 'Einleitung' })).toBe('Einleitung')
  expect(description({})).toBe('')
})

test('what stands behind a description has its room, however long the text before it is', () => {
  const long = `${'Wörter '.repeat(30).trim()}. Und mehr.`
  const shown = shownDescription(long, ' Seite 335')
  expect(shown).toMatch(/… Seite 335$/)
  expect(shown.length).toBeLessThanOrEqual(160)
  expect(shownDescription('Kurz.', ' Seite 2')).toBe('Kurz. Seite 2')
})
