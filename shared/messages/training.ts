/** Labels of the training page; a file of their own, so that other pages do not carry them. */
export const trainingMessages = {
  filter: 'Angebote filtern',
  format: 'Format',
  level: 'Stufe',
  all: 'Alle',
  apply: 'Filtern',
  count: (count: number) => (count === 1 ? '1 Angebot' : `${count} Angebote`),
  none: 'Keine Schulung mit dieser Auswahl',
  noneHint: 'Wählen Sie ein anderes Format oder fragen Sie uns nach einem eigenen Termin.',
  showAll: 'Alle Angebote zeigen',
  contents: 'Inhalte',
  audience: 'Für wen',
  outcome: 'Was Ihr Team danach kann',
  request: 'Anfragen',
  requestOf: (title: string) => `Anfragen: ${title}`,
  prefill: (title: string) => `Ich interessiere mich für die Schulung „${title}“.`,
} as const
