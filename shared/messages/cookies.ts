import { wordGroup } from '#shared/words/word-group.ts'

/** What the register of services says on the cookies page and in the settings. */
export const cookieWords = wordGroup('cookies', {
  contents: 'Auf dieser Seite',
  service: 'Dienst',
  purpose: 'Zweck und Empfänger',
  storage: 'Speicherung auf Ihrem Gerät',
  recipient: 'Empfänger',
  thirdCountry: 'Drittland',
  kept: '{storage}. Dauer: {lifetime}',
  noServices: 'In dieser Kategorie ist derzeit kein Dienst eingebunden.',
  noKeys: 'Speichert nichts auf Ihrem Gerät',
})

/** What screen readers hear of it. */
export const cookiesMessages = {
  caption: (category: string) => `Dienste der Kategorie ${category}`,
} as const
