import type { EntryKind } from './entry.ts'
import { stem } from './stem.ts'
import { foldedWords } from './words.ts'

const hints: Partial<Record<EntryKind, string>> = {
  training: 'schulung training kurs seminar workshop lehrgang',
  job: 'stelle job ausbildung azubi gehalt verdienen verdient verdienst lohn bewerben',
  project: 'referenz referenzen projekt projekte',
  post: 'blog artikel beitrag',
}
const kinds = new Map<string, EntryKind>(
  Object.entries(hints).flatMap(([kind, words]) =>
    foldedWords(words).map((word) => [stem(word), kind as EntryKind] as const),
  ),
)

/** Whoever asks what we can do for them asks for a service. */
const asksForService =
  /\b(konn\w*|kann\w*|bieten?|bietet|mach\w*|helfen|helft|ubernehm\w*|kummer\w*|betreu\w*) (sie|ihr|du)\b|\b(wir|ich) (brauche\w*|suche\w*|wolle\w*|mochte\w*)\b/

/** The kinds of entry that a question asks for: "Kurs" means a training. */
export function hintedKinds(question: string): ReadonlySet<EntryKind> {
  const words = foldedWords(question)
  const hinted = new Set(words.flatMap((word) => kinds.get(stem(word)) ?? []))
  if (hinted.size === 0 && asksForService.test(words.join(' '))) hinted.add('service')
  return hinted
}
