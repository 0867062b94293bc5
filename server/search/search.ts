import { askedEntries } from './asked-entries.ts'
import { createBest } from './best-passages.ts'
import { entryKinds, type Entry, type EntryKind, type Passage } from './entry.ts'
import { hintedKinds } from './kind-hints.ts'
import { createTally, type PlannedWord } from './tally.ts'
import type { TextIndex } from './text-index.ts'
import { variantsOf, type TermVariant } from './variants.ts'
import { nounsOf, subjectOf, uniqueWords, type Word } from './words.ts'

/**
 * An entry that answers, with its best passage. `coverage` is how much of the question it speaks of (0 to 1), `strength`
 * how much it says about that, measured in the worth of one rare word.
 */
export type Hit = { entry: Entry; passage: Passage; score: number; coverage: number; strength: number }

/** Where the same words stand in several places, the shorter and more direct one is the better answer. */
const kindWeight: Record<EntryKind, number> = {
  company: 1.1,
  faq: 1.2,
  service: 1.05,
  training: 1.05,
  job: 0.8,
  page: 0.95,
  post: 0.9,
  project: 0.85,
  legal: 0.7,
}

/** The words of a question with what each may mean in the index: the dear part of searching, done once. */
export type Reading = { word: Word; variants: TermVariant[] }[]

export function readQuestion(index: TextIndex, question: string): Reading {
  return uniqueWords(question).map((word) => ({ word, variants: variantsOf(word, index) }))
}

type Wanted = { most: number; isShown?: (entry: Entry) => boolean; reading?: Reading }

/** The entries that hold words of the question, the best first. */
export function search(
  index: TextIndex,
  question: string,
  { most, isShown = () => true, reading = readQuestion(index, question) }: Wanted,
): Hit[] {
  const words = plan(index, reading, nounsOf(question))
  // What nobody here writes of costs nothing, however much of it is asked.
  const known = words.filter(({ readings }) => readings.length > 0)
  const tally = createTally(index, known)
  const all = sumOf(words)
  const hinted = hintedKinds(question)
  const weights = entryKinds.map((kind) => kindWeight[kind] * (hinted.has(kind) ? hintWeight : 1))
  const subject = subjectOf(reading.map(({ word }) => word))
  const asked = askedEntries(question)
  const best = createBest(most)
  const { entryOf, kindOf } = index
  const isSubject = index.isSubject(subject)
  const isNamed = (entry: number) => isSubject && index.subjects[entry] === subject
  const worthOfName = (entry: number) => (isNamed(entry) ? namedWeight : 1)

  // Tens of thousands may hold a word: which of them can still be among the best is seen by ever more.
  const mostCovered = sumOf(known) / all
  const mostWorth = worthOf(coverageOf(mostCovered, mostCovered))
  const mostWeight = Math.max(...weights) * (isSubject ? namedWeight : 1) * asked.most * mostWorth
  tally.tell((passage, score) => {
    consider(passage, score)
    return best.least() / mostWeight
  })

  function consider(passage: number, score: number): void {
    const entry = entryOf[passage]!
    const weight = weights[kindOf[passage]!]! * worthOfName(entry)
    const most = score * weight * asked.most
    if (!best.takes(most * mostWorth)) return
    const covered = tally.covered(passage) / all
    if (!best.takes(most * worthOf(coverageOf(covered, mostCovered)))) return
    const coverage = coverageOf(covered, tally.coveredByEntry(passage) / all)
    if (!best.takes(most * worthOf(coverage))) return
    const value = score * worthOf(coverage) * weight * asked.weightOf(index.entries[entry]!)
    if (best.takes(value) && isShown(index.entries[entry]!))
      best.add({ entry, passage, named: isNamed(entry), value, coverage })
  }

  return best.found.map(({ entry: number, passage, named, value, coverage }) => {
    const entry = index.entries[number]!
    return {
      entry,
      // Whoever only names a subject wants to read about it from the beginning.
      passage: named ? entry.passages[0]! : index.passages[passage]!,
      score: value,
      coverage,
      strength: value / index.rarity(1),
    }
  })
}

/** Every term of the index that a question may mean. */
export function foundTerms(reading: Reading): ReadonlySet<string> {
  return new Set(reading.flatMap(({ variants }) => variants.map(({ term }) => term)))
}

const hintWeight = 1.3
/** For the entry whose title a question says, and nothing else: "Macht ihr SEO?" */
const namedWeight = 1.6
const passageShare = 0.75
/** Mostly what one passage says of the question counts, and a little what the rest of the page adds. */
const coverageOf = (passage: number, entry: number) => passageShare * passage + (1 - passageShare) * entry
const coverageMatters = 0.65
const worthOf = (coverage: number) => 1 - coverageMatters + coverageMatters * coverage

/** A noun that nothing on the site knows: the question is about something else. An unknown verb may be a figure of speech. */
function importanceOf({ folded }: Word, variants: TermVariant[], nouns: ReadonlySet<string> | undefined): number {
  const known = variants.length > 0
  if (!nouns) return known ? 1 : 0.75
  if (nouns.has(folded)) return known ? 1 : 0.95
  return known ? 0.8 : 0.4
}

/** What each word is worth, and what it may mean. */
function plan(index: TextIndex, reading: Reading, nouns: ReadonlySet<string> | undefined): PlannedWord[] {
  return reading.map(({ word, variants }) => {
    const rarity = rarityOf(index, word, variants) * importanceOf(word, variants, nouns)
    const readings = variants.map(({ holders, trust }) => {
      // A rare term that only may be meant does not count for more than the word itself.
      return { holders, telling: Math.min(rarity, index.rarity(holders.count)) * trust, trust }
    })
    return { rarity, readings }
  })
}

function sumOf(words: readonly PlannedWord[]): number {
  return words.reduce((sum, { rarity }) => sum + rarity, 0)
}

/** How telling a word of the question is. */
function rarityOf(index: TextIndex, { term }: Word, variants: TermVariant[]): number {
  const holders = index.postings(term)
  if (holders) return index.rarity(holders.count)
  if (variants.length === 0) return index.rarity(0)
  return Math.max(...variants.map((variant) => index.rarity(variant.holders.count) * variant.trust))
}
