/** Labels of the search on the FAQ page; a file of their own, so that other pages do not carry them. */
export const faqMessages = {
  search: 'Fragen durchsuchen',
  placeholder: 'Zum Beispiel: Kosten',
  submit: 'Suchen',
  found: (count: number, words: string) =>
    count === 1 ? `1 Antwort zu „${words}“` : `${count || 'Keine'} Antworten zu „${words}“`,
  nothing: 'Versuchen Sie es mit einem anderen Wort, oder fragen Sie uns direkt.',
  showAll: 'Alle Fragen zeigen',
} as const
