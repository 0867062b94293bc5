import { wordGroup } from '#shared/words/word-group.ts'

/** What the training page says. */
export const trainingWords = wordGroup('training', {
  format: 'Format',
  level: 'Stufe',
  all: 'Alle',
  apply: 'Filtern',
  countOne: '1 Angebot',
  count: '{count} Angebote',
  none: 'Keine Schulung mit dieser Auswahl',
  noneHint: 'Wählen Sie ein anderes Format oder fragen Sie uns nach einem eigenen Termin.',
  showAll: 'Alle Angebote zeigen',
  contents: 'Inhalte',
  audience: 'Für wen',
  outcome: 'Was Ihr Team danach kann',
  request: 'Anfragen',
  prefill: 'Ich interessiere mich für die Schulung „{title}“.',
})

/** What screen readers hear of it. */
export const trainingMessages = {
  filter: 'Angebote filtern',
  requestOf: (title: string) => `Anfragen: ${title}`,
} as const
