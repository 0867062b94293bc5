/** What tables of services say; a file of their own, so that other pages do not carry them. */
export const serviceTableMessages = {
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
} as const
