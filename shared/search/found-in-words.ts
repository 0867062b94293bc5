type FoundWords = {
  foundNone: (parameters: { words: string }) => string
  foundOne: (parameters: { words: string }) => string
  found: (parameters: { count: number; words: string }) => string
}

/** How many answers there are to what somebody looks for. */
export function foundInWords(said: FoundWords, count: number, words: string): string {
  if (count === 0) return said.foundNone({ words })
  return count === 1 ? said.foundOne({ words }) : said.found({ count, words })
}
