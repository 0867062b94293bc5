import { wordGroup } from '#shared/words/word-group.ts'

/** What the search on the FAQ page says. */
export const faqWords = wordGroup('faq', {
  search: 'Fragen durchsuchen',
  placeholder: 'Zum Beispiel: Kosten',
  submit: 'Suchen',
  foundNone: 'Keine Antworten zu „{words}“',
  foundOne: '1 Antwort zu „{words}“',
  found: '{count} Antworten zu „{words}“',
  nothing: 'Versuchen Sie es mit einem anderen Wort, oder fragen Sie uns direkt.',
  showAll: 'Alle Fragen zeigen',
  others: 'Weitere Fragen',
})
