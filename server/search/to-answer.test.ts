import { expect, test } from 'vitest'
import { createEntry } from './entry.ts'
import { toAnswer } from './to-answer.ts'
import type { EntryKind } from './entry.ts'
import type { Hit } from './search.ts'

type Told = { url?: string; score?: number; kind?: EntryKind }

const toResults = (hits: Hit[], terms: ReadonlySet<string>) => toAnswer(hits, terms, { most: 20 }).results

function hit(title: string, text: string, { url = `/${title}`, score = 1, kind = 'page' }: Told = {}): Hit {
  const entry = createEntry({ id: title, kind, title, url }, [{ text }])
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

test('points of a list are told apart, sentences are as they are', () => {
  const [result] = toResults(
    [hit('Inhalt', 'Sie lernen:\n- Passwörter\n- Phishing erkennen\nAm Ende üben wir.')],
    new Set(),
  )
  expect(result?.excerpt.map(({ text }) => text).join('')).toBe(
    'Sie lernen: Passwörter · Phishing erkennen · Am Ende üben wir.',
  )
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

test('one kind can be chosen, all are counted, and a kind of which there is nothing hides nothing', () => {
  const hits = [hit('A', 'x'), hit('B', 'x', { kind: 'post' }), hit('C', 'x', { kind: 'post' })]
  const kinds = [
    { kind: 'page', count: 1 },
    { kind: 'post', count: 2 },
  ]
  const ask = (kind: string | null, most = 20) => {
    const answer = toAnswer(hits, new Set(), { most, kind })
    return { ...answer, results: answer.results.map(({ id }) => id) }
  }
  expect(ask('post')).toEqual({ results: ['B', 'C'], total: 2, kinds, kind: 'post' })
  expect(ask('post', 1)).toEqual({ results: ['B'], total: 2, kinds, kind: 'post' })
  expect(ask(null)).toEqual({ results: ['A', 'B', 'C'], total: 3, kinds, kind: null })
  expect(ask('job')).toEqual(ask(null))
})
