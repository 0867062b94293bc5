/** Labels of the cookies page; a file of their own, so that other pages do not carry them. */
export const cookiesMessages = {
  contents: 'Auf dieser Seite',
  service: 'Dienst',
  purpose: 'Zweck und Empfänger',
  storage: 'Speicherung auf Ihrem Gerät',
  recipient: 'Empfänger',
  thirdCountry: 'Drittland',
  kept: (storage: string, lifetime: string) => `${storage}. Dauer: ${lifetime}`,
  caption: (category: string) => `Dienste der Kategorie ${category}`,
  noServices: 'In dieser Kategorie ist derzeit kein Dienst eingebunden.',
} as const
