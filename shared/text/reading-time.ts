import { textOf } from './html-text.ts'

const readingWordsPerMinute = 200

/** Whole minutes, at least one. */
export function readingMinutes(html: string): number {
  return minutesForWords(wordsRead(textOf(html)))
}

export function minutesForWords(words: number): number {
  return Math.max(1, Math.ceil(words / readingWordsPerMinute))
}

/** Dashes and signs are not read as words. */
export function wordsRead(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
