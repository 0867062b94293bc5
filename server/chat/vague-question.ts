import { stem } from '#server/search/stem.ts'
import { foldedWords, wordsOf } from '#server/search/words.ts'

/** Words that ask something about a subject without naming one. */
const askingWords = new Set(
  foldedWords('kosten kostet preis preise teuer zahlen bezahlen dauer dauert lange termin info infos').map(stem),
)

/** "Was kostet das?" can only be answered with a question back. */
export function isVague(question: string): boolean {
  const words = wordsOf(question)
  return words.length > 0 && words.every(({ term }) => askingWords.has(term))
}
