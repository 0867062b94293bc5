/** Labels of the search page; a file of their own, so that other pages do not carry them. */
export const searchMessages = {
  label: 'Suchbegriff oder Frage',
  placeholder: 'Zum Beispiel: Phishing',
  submit: 'Suchen',
  found: (count: number, words: string) =>
    count === 1 ? `1 Treffer zu „${words}“` : `${count || 'Keine'} Treffer zu „${words}“`,
  results: 'Suchergebnisse',
  resultsTitle: (words: string) => `Suche nach „${words}“`,
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
} as const
