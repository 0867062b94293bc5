import { wordGroup } from '#shared/words/word-group.ts'

/** What the table of services in legal texts says. */
export const serviceTableWords = wordGroup('serviceTable', {
  caption: 'Verzeichnis der Dienste und ihrer Speicherungen auf Ihrem Gerät',
  key: 'Name',
  storage: 'Ort',
  purpose: 'Zweck',
  lifetime: 'Dauer',
  category: 'Kategorie',
  provider: 'Anbieter',
  recipient: 'Empfänger',
  thirdCountry: 'Drittland',
  noKeys: 'Speichert nichts auf Ihrem Gerät',
  none: 'Derzeit sind keine Dienste eingetragen.',
})
