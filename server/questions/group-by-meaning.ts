import type { QuestionGroup, QuestionOrigin } from '#shared/questions/questions.ts'
import { synonyms } from '../search/synonyms.ts'

/** A question as it is kept: `key` are its terms, sorted. */
export type AskedQuestion = { key: string; question: string; askedAt: string; origin: QuestionOrigin }
type Meaning = QuestionGroup & { keys: Set<string>; terms: string[] }

/** Of all terms of two questions so many have to mean the same. */
const alike = 0.65

/**
 * Questions in other words that mean the same are one, the most frequent first: terms count as the same where they are, or
 * where people use them for one thing. Each group is told by its newest question; the newest come first.
 */
export function groupByMeaning(newestFirst: readonly AskedQuestion[]): Meaning[] {
  const groups: Meaning[] = []
  const byKey = new Map<string, Meaning>()
  const byTerm = new Map<string, Set<Meaning>>()
  for (const { key, question, askedAt, origin } of newestFirst) {
    let group = byKey.get(key) ?? likeOne(key.split(' '), byTerm)
    if (!group) {
      group = { key, question, count: 0, lastAskedAt: askedAt, origins: [], keys: new Set(), terms: key.split(' ') }
      groups.push(group)
      for (const term of group.terms) byTerm.set(term, (byTerm.get(term) ?? new Set()).add(group))
    }
    byKey.set(key, group)
    group.count += 1
    group.keys.add(key)
    if (!group.origins.includes(origin)) group.origins.push(origin)
  }
  return groups.toSorted((a, b) => b.count - a.count)
}

/** Only groups that share a term, or one with the same meaning, are looked at. */
function likeOne(terms: string[], byTerm: ReadonlyMap<string, ReadonlySet<Meaning>>): Meaning | undefined {
  const near = new Set(
    terms.flatMap((term) => [term, ...(synonyms().get(term) ?? [])]).flatMap((term) => [...(byTerm.get(term) ?? [])]),
  )
  let best: { group: Meaning; share: number } | undefined
  for (const group of near) {
    const share = sharedBy(terms, group.terms)
    if (share >= alike && share > (best?.share ?? 0)) best = { group, share }
  }
  return best?.group
}

/** How much of two questions means the same, from 0 to 1. */
function sharedBy(terms: string[], others: string[]): number {
  const means = (term: string, other: string) => term === other || (synonyms().get(term)?.has(other) ?? false)
  const found = (some: string[], all: string[]) => some.filter((term) => all.some((other) => means(term, other))).length
  return (found(terms, others) + found(others, terms)) / (terms.length + others.length)
}
