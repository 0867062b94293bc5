import { expect, test, vi } from 'vitest'
import { entryKinds, type Entry } from './entry.ts'
import { search } from './search.ts'
import { createTextIndex } from './text-index.ts'

const passages = 15_000
const passagesInEntry = 3
const words = Array.from({ length: 400 }, (_, number) => `${letters(number)}wort`)

/** Low numbers far more often, as words are in texts. */
function createRandom(seed: number) {
  let state = seed
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  return { next, word: () => words[Math.floor(words.length ** next()) - 1]! }
}

function letters(number: number): string {
  return number
    .toString(26)
    .replaceAll(/./g, (digit) => String.fromCharCode(107 + Number.parseInt(digit, 26) / 2) + digit)
    .replaceAll(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)]!)
}

function createLargeIndex() {
  const index = createTextIndex()
  const { next, word } = createRandom(7)
  const sentence = (length: number) => Array.from({ length }, word).join(' ')
  for (let number = 0; number < passages / passagesInEntry; number++) {
    const entry: Entry = {
      id: `entry/${number}`,
      kind: next() < 0.9 ? 'post' : entryKinds[number % entryKinds.length]!,
      title: sentence(3),
      url: `/${number}`,
      passages: [],
    }
    entry.passages = Array.from({ length: passagesInEntry }, (_, place) => ({
      entry,
      heading: sentence(2),
      text: sentence(12),
      url: `/${number}#${place}`,
    }))
    entry.passages.forEach((passage) => index.add(passage))
    // Numbers that are given anew lie in no order.
    if (next() < 0.1) {
      entry.passages.forEach((passage) => index.remove(passage))
      entry.passages.toReversed().forEach((passage) => index.add(passage))
    }
  }
  // The best answer although it has none of the rarer words.
  for (const [number, text] of broadAnswers.entries()) {
    const entry: Entry = { id: `faq/${number}`, kind: 'faq', title: text, url: `/faq#${number}`, passages: [] }
    entry.passages = [{ entry, heading: text, keywords: text, text, url: entry.url }]
    index.add(entry.passages[0]!)
  }
  return index
}

const broadAnswers = [words.slice(3, 6), words.slice(4, 7), words.slice(3, 8)].map((few) => few.join(' '))

test('of tens of thousands of passages the same are found as by looking at all of them', async () => {
  const index = createLargeIndex()
  vi.doMock('./shortlist.ts', () => ({ shortlist: () => undefined }))
  vi.resetModules()
  const { search: searchAll } = await import('./search.ts')
  const { next, word } = createRandom(11)
  // Some of them are held by more passages than are read at first.
  const common = () => words[Math.floor(next() * 16)]!
  const titles = index.entries.map((entry) => entry?.title ?? '')
  const questions = Array.from({ length: 300 }, (_, number) =>
    number % 10 === 0
      ? titles[number]!
      : Array.from({ length: 1 + (number % 4) }, number % 2 ? common : word).join(' '),
  )
  const found = (hits: ReturnType<typeof search>) => hits.map(({ score }) => score.toFixed(6))
  const rarer = words.slice(8, 30)
  questions.push(...broadAnswers.flatMap((text) => rarer.map((one) => `${text} ${one}`)))
  for (const [question, most] of questions.flatMap((text) => [[text, 3] as const, [text, 60] as const]))
    expect(found(search(index, question, { most })), question).toEqual(found(searchAll(index, question, { most })))
})
