import { detached } from '#shared/text/detached.ts'
import { stem } from './stem.ts'
import { stopWords } from './stop-words.ts'

/** A word in one spelling, and the term under which the index knows it. */
export type Word = { folded: string; term: string }

/** The words of a text that say what it is about, in their order. */
export function wordsOf(text: string): Word[] {
  return foldedWords(text)
    .filter((folded) => folded.length > 1 && !stopWords.has(folded) && !/^\d{1,2}$/.test(folded))
    .map((folded) => ({ folded, term: stemOf(folded) }))
}

/** Each of them once. */
export function uniqueWords(text: string): Word[] {
  return [...new Map(wordsOf(text).map((word) => [word.term, word])).values()]
}

/** What some words name together, in whichever order they stand. */
export function subjectOf(words: readonly Word[]): string {
  return words
    .map(({ term }) => term)
    .toSorted()
    .join(' ')
}

/** Texts are made of the same words again and again. */
const stems = new Map<string, string>()
const rememberedStems = 10_000

function stemOf(folded: string): string {
  const known = stems.get(folded)
  if (known !== undefined) return known
  if (stems.size >= rememberedStems) stems.clear()
  const term = detached(stem(folded))
  stems.set(detached(folded), term)
  return term
}

/**
 * The words that are written with a capital within a sentence: in German those are the nouns, which say most. Undefined
 * when the writer uses no capitals at all.
 */
export function nounsOf(text: string): ReadonlySet<string> | undefined {
  const capitals = text.match(/(?<=[\p{L}\d,;:"„(–-]\s*)(?<![\p{L}\d])\p{Lu}[\p{L}\d-]*/gu) ?? []
  return capitals.length > 0 ? new Set(capitals.flatMap(foldedWords)) : undefined
}

/** All words in one spelling, small ones too. */
export function foldedWords(text: string): string[] {
  return (
    fold(text)
      // E-Mail and NIS-2 are one word; KI-Schulung is two.
      .replaceAll(/(?<![\p{L}\d])(\p{L})-(?=\p{L})/gu, '$1')
      .replaceAll(/(\p{L})-(?=\d)/gu, '$1')
      .replaceAll(/\bkunstlich\w* intelligenz\w*/g, 'ki')
      .match(/[\p{L}\d]+/gu) ?? []
  )
}

/** One spelling for what people type differently: umlauts, sharp s, ph and f, invisible hyphens. */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('\u00ad', '')
    .replaceAll('ß', 'ss')
    .replaceAll(/ä|ae/g, 'a')
    .replaceAll(/ö|oe/g, 'o')
    .replaceAll(/ü|(?<![aeq])ue/g, 'u')
    .replaceAll('ph', 'f')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
}
