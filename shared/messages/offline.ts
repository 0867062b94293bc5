import { wordGroup } from '#shared/words/word-group.ts'

/** The notice on a page that was made of a copy, and the page that stands in for one that was not kept. */
export const offlineWords = wordGroup('offline', {
  offline: 'Sie sind offline.',
  /** The device has a connection, the site does not answer. */
  away: 'Die Website antwortet gerade nicht.',
  copyOfToday: 'Diese Seite ist eine Kopie von {time}\u00a0Uhr.',
  copyOf: 'Diese Seite ist eine Kopie vom {day}, {time}\u00a0Uhr.',
  retry: 'Erneut versuchen',
  emergency: 'Hilfe im Notfall',
  pages: {
    home: 'Startseite',
    contact: 'Kontakt',
    faq: 'Häufige Fragen',
    impressum: 'Impressum',
    datenschutz: 'Datenschutz',
    agb: 'AGB',
    barrierefreiheit: 'Barrierefreiheit',
  },
})

/** What screen readers hear of the notice. */
export const offlineMessages = { close: 'Hinweis schließen' } as const
