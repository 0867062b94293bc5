import type { Entry } from './entry.ts'
import { synonyms } from './synonyms.ts'
import { fold, wordsOf } from './words.ts'

type Asked = { question: RegExp; entry: (entry: Entry, terms: ReadonlySet<string>) => boolean; weight: number }

const definition = /^was (?:ist|sind|bedeutet|bedeuten|heisst|meint)\b/

/** What the form of a question says about its answer, whatever the question is about. */
const forms: readonly Asked[] = [
  // „Was bedeutet …?“ is answered where exactly that is explained, not where it is used or part of something else.
  {
    question: definition,
    entry: ({ title }, terms) => definition.test(fold(title)) && wordsOf(title).every(({ term }) => terms.has(term)),
    weight: 1.25,
  },
  // „Wer ist für … zuständig?“ asks for people.
  {
    question:
      /\bwer\b.*\b(?:zustandig|verantwortlich|leitet|kummert sich|ansprechpartner\w*)\b|\bansprechpartner\w* fur\b/,
    entry: ({ id }) => id === 'page/team',
    weight: 1.5,
  },
  // „Ist Ihre Website …?“ asks about this very site, which legal texts describe.
  {
    question: /\b(?:ihre|eure|deine|diese|dieser)r? (?:website|webseite|homepage|internetseite|seite)\b/,
    entry: ({ kind }) => kind === 'legal',
    weight: 1.6,
  },
]

/** How much more an entry is worth because of how somebody asks; `most` bounds it for all. */
export function askedEntries(question: string): { most: number; weightOf(entry: Entry): number } {
  const folded = fold(question).trim()
  const asked = forms.filter((form) => form.question.test(folded))
  const terms = new Set(wordsOf(question).flatMap(({ term }) => [term, ...(synonyms().get(term) ?? [])]))
  return {
    most: asked.reduce((product, { weight }) => product * weight, 1),
    weightOf: (entry) =>
      asked.reduce((product, form) => (form.entry(entry, terms) ? product * form.weight : product), 1),
  }
}
