import { expect, test } from 'vitest'
import { uniqueWords } from '../search/words.ts'
import { groupByMeaning } from './group-by-meaning.ts'

const asked = (question: string, origin: 'chat' | 'search' = 'chat') => ({
  key: uniqueWords(question)
    .map(({ term }) => term)
    .toSorted()
    .join(' '),
  question,
  askedAt: '2026-11-15T08:00:00.000Z',
  origin,
})

test.each([
  ['Was kostet eine Homepage?', 'Preis für eine Website'],
  ['Gibt es einen Kurs für Excel?', 'Excel Schulung'],
  ['Haben Sie einen Parkplatz am Büro?', 'Parkplätze Büro'],
])('„%s“ and „%s“ mean the same', (one, other) => {
  expect(groupByMeaning([asked(one), asked(other, 'search')])).toMatchObject([
    { question: one, count: 2, origins: ['chat', 'search'] },
  ])
})

test.each([
  ['Was kostet eine Homepage?', 'Was kostet ein Kurs in Excel?'],
  ['Reparieren Sie Staubsauger?', 'Reparieren Sie Kaffeemaschinen?'],
  ['Haben Sie einen Hund?', 'Habt ihr Katzen?'],
])('„%s“ and „%s“ do not', (one, other) => {
  expect(groupByMeaning([asked(one), asked(other)])).toHaveLength(2)
})

test('the most frequent comes first, told by its newest words', () => {
  const groups = groupByMeaning([asked('Katzen?'), asked('Excel Schulung'), asked('Kurs Excel'), asked('excel kurse')])
  expect(groups.map(({ question, count }) => [question, count])).toEqual([
    ['Excel Schulung', 3],
    ['Katzen?', 1],
  ])
})
