import { stem } from './stem.ts'
import { synonyms } from './synonyms.ts'
import { shortestPart } from './term-shapes.ts'
import type { Postings } from './postings.ts'
import type { TextIndex } from './text-index.ts'
import { typos } from './typo.ts'
import type { Word } from './words.ts'

/** A term of the index that stands for a word of the question, how surely it does, and what holds it. */
export type TermVariant = { term: string; trust: Trust; holders: Postings }

const trust = {
  same: 1,
  synonym: 0.8,
  oneTypo: 0.8,
  twoTypos: 0.6,
  partOfTerm: 0.62,
  partOfWord: 0.55,
  synonymOfPart: 0.44,
  verb: 0.75,
  shortStart: 0.45,
} as const
export type Trust = (typeof trust)[keyof typeof trust]
/** All that a reading can be trusted, from the least on. */
export const trustLevels: readonly Trust[] = [...new Set(Object.values(trust))].toSorted((a, b) => a - b)
const mostSlips = 2
/** "Anfangen" is also written "wir fangen an", and "abrechnen" "abgerechnet". */
const separable = /^(?:ab|an|auf|aus|ein|mit|um|vor|zu)(?:ge|zu)?(?=.{4})/
const links = ['', 's', 'es', 'n', 'en', 'er', 'e']

/** What a word of a question may mean in the index, the surest reading of each term. */
export function variantsOf({ folded, term }: Word, index: TextIndex): TermVariant[] {
  const found = new Map<string, TermVariant>()
  const add = (candidate: string, sureness: Trust) => {
    const holders = index.postings(candidate)
    if (holders && sureness > (found.get(candidate)?.trust ?? 0))
      found.set(candidate, { term: candidate, trust: sureness, holders })
  }
  add(term, trust.same)
  for (const synonym of synonyms().get(term) ?? []) add(synonym, trust.synonym)
  const verb = folded.replace(separable, '')
  if (verb !== folded) add(stem(verb), trust.verb)
  // A word that somebody wrote here is found as it is and by what it names: data backup is a backup, but no data.
  const [head, ...front] = partsOf(folded, index)
  for (const part of index.has(term) ? [head] : [head, ...front]) {
    if (part === undefined) continue
    add(part, trust.partOfWord)
    for (const synonym of synonyms().get(part) ?? []) add(synonym, trust.synonymOfPart)
  }
  const known = found.size > 0
  const piece = term.length >= shortestPart ? term : folded
  if (piece.length >= shortestPart)
    for (const { term: candidate, at } of index.longerThan(piece, 3))
      add(candidate, at === 'end' || piece.length > shortestPart ? trust.partOfTerm : trust.shortStart)
  // Only a word that means nothing as it stands can be a slip of the finger.
  if (!known)
    for (const candidate of index.like(term, mostSlips)) {
      const slips = slipsBetween(term, candidate)
      if (slips) add(candidate, slips === 1 ? trust.oneTypo : trust.twoTypos)
    }
  return [...found.values()]
}

/** The terms that a German compound is made of: "Datenpanne" is found by "Daten" and "Panne". */
function partsOf(word: string, index: TextIndex): string[] {
  for (let at = word.length - shortestPart; at >= shortestPart - 1; at--) {
    const head = stem(word.slice(at))
    if (!index.has(head) && !synonyms().has(head)) continue
    const front = word.slice(0, at)
    const first = links
      .filter((link) => link === '' || front.endsWith(link))
      .map((link) => stem(front.slice(0, front.length - link.length)))
      .find((part) => part.length >= shortestPart - 1 && (index.has(part) || synonyms().has(part)))
    if (first) return [head, first]
  }
  return []
}

function slipsBetween(word: string, candidate: string): number | undefined {
  if (word.length < 5 || /\d/.test(word)) return undefined
  if (word.length < 8) return word[0] === candidate[0] ? typos(word, candidate, 1) : undefined
  return typos(word, candidate, mostSlips)
}
