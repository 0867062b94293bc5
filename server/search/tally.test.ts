import { expect, test } from 'vitest'
import { entryKinds, type Entry } from './entry.ts'
import { search } from './search.ts'
import { createTally, type PlannedReading } from './tally.ts'
import { createTextIndex } from './text-index.ts'
import { trustLevels } from './variants.ts'
import { uniqueWords } from './words.ts'

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

test('of tens of thousands of passages the same are found as by looking at all of them', () => {
  const index = createLargeIndex()
  const { next, word } = createRandom(11)
  const common = () => words[Math.floor(next() * 16)]!
  const titles = index.entries.map((entry) => entry?.title ?? '')
  const questions = Array.from({ length: 200 }, (_, number) =>
    number % 10 === 0
      ? titles[number]!
      : Array.from({ length: 1 + (number % 4) }, number % 2 ? common : word).join(' '),
  )
  const rarer = words.slice(8, 18)
  questions.push(...broadAnswers.flatMap((text) => rarer.map((one) => `${text} ${one}`)))
  for (const question of questions) {
    const all = scoresOf(search(index, question, { most: Infinity }))
    for (const most of [3, 60])
      expect(scoresOf(search(index, question, { most })), question).toEqual(all.slice(0, most))
  }
})

test('words that nobody here writes of make no passage be looked at more closely', () => {
  const index = createLargeIndex()
  let looks = 0
  const watched = Object.create(index, { nextOf: { get: () => (looks++, index.nextOf) } }) as typeof index
  const asked = words.slice(1, 4).join(' ')
  const unknown = Array.from({ length: 300 }, (_, number) => `qx${letters(number)}qx`).join(' ')
  search(watched, asked, { most: 60 })
  const before = looks
  looks = 0
  search(watched, `${asked} ${unknown}`, { most: 60 })
  expect(before).toBeGreaterThan(60)
  expect(looks).toBeLessThanOrEqual(before)
})

const scoresOf = (hits: ReturnType<typeof search>) => hits.map(({ score }) => score)

test('of each word the best reading of a passage counts, and for its entry the surest passage', () => {
  const index = createLargeIndex()
  const { next, word } = createRandom(13)
  const readings = () =>
    Array.from({ length: 1 + Math.floor(next() * 4) }, () => ({
      holders: index.postings(uniqueWords(word())[0]!.term)!,
      telling: next(),
      trust: trustLevels[Math.floor(next() * trustLevels.length)]!,
    }))
  // More than eight, whose levels need a second number.
  const asked = Array.from({ length: 11 }, () => ({ rarity: 1 + next(), readings: readings() }))
  const ofPassages = asked.map(({ readings }) => bestReadings(readings))
  const numberOf = new Map(index.passages.map((passage, number) => [passage, number]))
  const surest = (word: number, passages: number[]) =>
    Math.max(...passages.map((passage) => ofPassages[word]!.get(passage)?.trust ?? 0))
  const covered = (passages: number[]) => sumOf(asked.map(({ rarity }, word) => rarity * surest(word, passages)))

  const tally = createTally(index, asked)
  const told: number[] = []
  tally.tell((passage, score) => {
    told.push(passage)
    expect(score).toBeCloseTo(sumOf(ofPassages.map((ofPassage) => ofPassage.get(passage)?.worth ?? 0)), 4)
    expect(tally.covered(passage)).toBeCloseTo(covered([passage]), 9)
    const ofEntry = index.passages[passage]!.entry.passages.map((one) => numberOf.get(one)!)
    expect(tally.coveredByEntry(passage)).toBeCloseTo(covered(ofEntry), 9)
    return 0
  })
  expect(told.length).toBe(new Set(ofPassages.flatMap((ofPassage) => [...ofPassage.keys()])).size)
})

/** Of each passage the reading that tells most. */
function bestReadings(readings: PlannedReading[]): Map<number, { worth: number; trust: number }> {
  const best = new Map<number, { worth: number; trust: number }>()
  for (const { holders, telling, trust } of readings)
    for (let at = 0; at < holders.count; at++) {
      const passage = holders.pairs[at * 2]!
      const worth = telling * holders.pairs[at * 2 + 1]!
      if (worth > (best.get(passage)?.worth ?? 0)) best.set(passage, { worth, trust })
    }
  return best
}

const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)
