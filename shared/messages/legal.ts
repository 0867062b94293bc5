// What the legal texts say around themselves, as page and as dialog. A file of its own, so that other pages do not carry it.
import { wordGroup } from '#shared/words/word-group.ts'

export const legalWords = wordGroup('legal', {
  loading: 'Text wird geladen',
  failedTitle: 'Der Text konnte nicht geladen werden',
  failedText: 'Bitte versuchen Sie es noch einmal. Sie finden ihn auch auf einer eigenen Seite.',
  updated: 'Stand: {date}',
  checked: 'Zuletzt geprüft am {date}, keine fremden Verbindungen',
  print: 'Drucken',
  contents: 'Inhalt',
})
