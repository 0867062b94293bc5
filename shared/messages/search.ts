import { wordGroup } from '#shared/words/word-group.ts'

/** What the search page says. */
export const searchWords = wordGroup('search', {
  label: 'Suchbegriff oder Frage',
  placeholder: 'Zum Beispiel: Phishing',
  submit: 'Suchen',
  foundNone: 'Keine Treffer zu „{words}“',
  foundOne: '1 Treffer zu „{words}“',
  found: '{count} Treffer zu „{words}“',
  resultsTitle: 'Suche nach „{words}“',
  ask: 'Frage stellen',
  kinds: {
    company: 'Kontakt',
    faq: 'Häufige Frage',
    service: 'Leistung',
    training: 'Schulung',
    page: 'Seite',
    job: 'Stelle',
    post: 'Blog',
    project: 'Projekt',
    legal: 'Rechtliches',
  },
})

/** What screen readers hear of the list. */
export const searchMessages = { results: 'Suchergebnisse' } as const
