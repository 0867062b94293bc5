import { readingWordsPerMinute } from '#shared/constants.ts'
import { textOf } from './html-text.ts'

/** Whole minutes, at least one. */
export function readingMinutes(html: string): number {
  const words = textOf(html)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  return Math.max(1, Math.ceil(words.length / readingWordsPerMinute))
}
