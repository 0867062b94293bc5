import type { Entry, EntryKind, Passage } from './entry.ts'
import { hintedKinds } from './kind-hints.ts'
import { tallyFor } from './tally.ts'
import type { TextIndex } from './text-index.ts'
import { variantsOf, type TermVariant } from './variants.ts'
import { nounsOf, wordsOf, type Word } from './words.ts'

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

/** The entries that hold words of the question, the best first. */
export function search(
  index: TextIndex,
  question: string,
  most: number,
  reading = readQuestion(index, question),
): Hit[] {
  const tally = tallyFor(index)
  const nouns = nounsOf(question)
  let all = 0
  for (const { word, variants } of reading) {
    const rarity = rarityOf(index, word, variants) * importanceOf(word, variants, nouns)
    all += rarity
    for (const { term, trust } of variants) {
      const holders = index.postings(term)!
      // A rare term that only may be meant does not count for more than the word itself.
      tally.read(holders, Math.min(rarity, index.rarity(holders.length)) * trust, trust)
    }
    tally.endWord(rarity)
  }
  const hinted = hintedKinds(question)
  const terms = reading.map(({ word }) => word.term)
  const best = createBest(most)
  for (const { passage, score, covered, coveredByEntry } of tally.take()) {
    const { entry } = passage
    // Mostly what one passage says of the question, and a little what the rest of the page adds.
    const coverage = (passageShare * covered + (1 - passageShare) * coveredByEntry) / all
    const kind = kindWeight[entry.kind] * (hinted.has(entry.kind) ? hintWeight : 1)
    const named = isNamed(entry, terms)
    const value = score * (1 - coverageMatters + coverageMatters * coverage) * kind * (named ? namedWeight : 1)
    // Whoever only names a subject wants to read about it from the beginning.
    if (best.takes(value))
      best.add({
        entry,
        passage: named ? entry.passages[0]! : passage,
        score: value,
        coverage,
        strength: value / index.rarity(1),
      })
  }
  return best.hits()
}

/** Every term of the index that a question may mean. */
export function foundTerms(reading: Reading): ReadonlySet<string> {
  return new Set(reading.flatMap(({ variants }) => variants.map(({ term }) => term)))
}

const hintWeight = 1.3
const namedWeight = 1.6
const passageShare = 0.75
const coverageMatters = 0.65

/** A noun that nothing on the site knows: the question is about something else. An unknown verb may be a figure of speech. */
function importanceOf({ folded }: Word, variants: TermVariant[], nouns: ReadonlySet<string> | undefined): number {
  const known = variants.length > 0
  if (!nouns) return known ? 1 : 0.75
  if (nouns.has(folded)) return known ? 1 : 0.95
  return known ? 0.8 : 0.4
}

/** Whether a question says the title of an entry and nothing else: "Macht ihr SEO?" */
function isNamed(entry: Entry, terms: string[]): boolean {
  const words = titleTerms(entry)
  return words.length > 0 && words.length === terms.length && words.every((term) => terms.includes(term))
}

const termsByEntry = new WeakMap<Entry, string[]>()

/** Every question compares all titles that it touches, so each is taken apart once. */
function titleTerms(entry: Entry): string[] {
  const known = termsByEntry.get(entry) ?? uniqueWords(entry.title).map(({ term }) => term)
  termsByEntry.set(entry, known)
  return known
}

/** How telling a word of the question is. */
function rarityOf(index: TextIndex, { term }: Word, variants: TermVariant[]): number {
  const holders = index.postings(term)
  if (holders) return index.rarity(holders.length)
  if (variants.length === 0) return index.rarity(0)
  return Math.max(...variants.map((variant) => index.rarity(index.postings(variant.term)!.length) * variant.trust))
}

/** The best hits, one for each entry, without sorting all that there are. */
function createBest(most: number) {
  const kept: Hit[] = []
  return {
    takes: (value: number) => value > 0 && (kept.length < most || value > kept.at(-1)!.score),
    add(hit: Hit): void {
      const before = kept.findIndex(({ entry }) => entry === hit.entry)
      if (before >= 0 && kept[before]!.score >= hit.score) return
      if (before >= 0) kept.splice(before, 1)
      const place = kept.findIndex(({ score }) => score < hit.score)
      kept.splice(place < 0 ? kept.length : place, 0, hit)
      if (kept.length > most) kept.pop()
    },
    hits: () => kept,
  }
}

function uniqueWords(question: string): Word[] {
  return [...new Map(wordsOf(question).map((word) => [word.term, word])).values()]
}
