import type { Passage } from './entry.ts'
import { wordsOf } from './words.ts'

export type TextIndex = ReturnType<typeof createTextIndex>

/** How much a word counts by where it stands, and how long such a place usually is in words. */
const places = {
  title: { weight: 3, usual: 6 },
  heading: { weight: 2.2, usual: 5 },
  keywords: { weight: 1.4, usual: 8 },
  text: { weight: 1, usual: 60 },
}
/** How soon repeating a word stops to matter, and how much long texts are held back. */
const saturation = 1.2
const lengthMatters = 0.6

/** Which passage holds which term, and how much it is about it (BM25 over weighted fields). */
export function createTextIndex() {
  const postings = new Map<string, Map<Passage, number>>()
  const termsOf = new Map<Passage, string[]>()

  return {
    get passages() {
      return termsOf.size
    },
    terms: () => postings.keys(),
    has: (term: string) => postings.has(term),
    postings: (term: string) => postings.get(term),

    add(passage: Passage): void {
      const weights = termWeights(passage)
      termsOf.set(passage, [...weights.keys()])
      for (const [term, weight] of weights) {
        const holders = postings.get(term)
        const score = weight / (weight + saturation)
        if (holders) holders.set(passage, score)
        else postings.set(term, new Map([[passage, score]]))
      }
    },

    remove(passage: Passage): void {
      for (const term of termsOf.get(passage) ?? []) {
        const holders = postings.get(term)
        holders?.delete(passage)
        if (holders?.size === 0) postings.delete(term)
      }
      termsOf.delete(passage)
    },

    /** How telling a term is: rare ones more than common ones. One that nobody uses counts like a rare one. */
    rarity(holders: number): number {
      return Math.log(1 + (termsOf.size - holders + 0.5) / (holders + 0.5))
    },
  }
}

function termWeights({ entry, heading, text, keywords = '' }: Passage): Map<string, number> {
  const weights = new Map<string, number>()
  const count = (place: keyof typeof places, content: string) => {
    const { weight, usual } = places[place]
    const words = wordsOf(content)
    const share = weight / (1 - lengthMatters + (lengthMatters * words.length) / usual)
    for (const { term } of words) weights.set(term, (weights.get(term) ?? 0) + share)
  }
  count('title', entry.title)
  count('heading', heading)
  count('keywords', keywords)
  count('text', text)
  return weights
}
