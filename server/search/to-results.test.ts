import { expect, test } from 'vitest'
import { createEntry } from './entry.ts'
import { toResults } from './to-results.ts'

function hit(title: string, text: string, { url = `/${title}`, score = 1 } = {}) {
  const entry = createEntry({ id: title, kind: 'page', title, url }, [{ text }])
  return { entry, passage: entry.passages[0]!, score, coverage: 1, strength: 1 }
}

test('the words found are marked in every form', () => {
  const [result] = toResults([hit('Schulungen', 'Jede Schulung hilft.')], new Set(['schulung']))
  expect(result?.title).toEqual([{ text: 'Schulungen', hit: true }])
  expect(result?.excerpt).toEqual([
    { text: 'Jede ', hit: false },
    { text: 'Schulung', hit: true },
    { text: ' hilft.', hit: false },
  ])
})

test('small words are not marked, though they share a stem with one that was found', () => {
  const [result] = toResults([hit('Wissen', 'Sichern, was sich lohnt.')], new Set(['sich']))
  expect(result?.excerpt.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['Sichern'])
})

test('of a long text the part around the first find is shown', () => {
  const [result] = toResults([hit('Lang', `${'Wort '.repeat(100)}Fund ${'Wort '.repeat(100)}`)], new Set(['fund']))
  const shown = result!.excerpt.map(({ text }) => text).join('')
  expect(shown).toContain('Fund')
  expect(shown.startsWith('… ')).toBe(true)
  expect(shown.length).toBeLessThan(240)
})

test('an address is shown once, and what is far behind the best not at all', () => {
  const hits = [hit('A', 'x'), hit('B', 'x', { url: '/A', score: 0.9 }), hit('C', 'x', { score: 0.1 })]
  expect(toResults(hits, new Set()).map(({ id }) => id)).toEqual(['A'])
})
