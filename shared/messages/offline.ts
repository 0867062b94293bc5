/** The notice on a page that was made of a copy. */
export const offlineMessages = {
  offline: 'Sie sind offline.',
  /** The device has a connection, the site does not answer. */
  away: 'Die Website antwortet gerade nicht.',
  copyOfToday: (time: string) => `Diese Seite ist eine Kopie von ${time}\u00a0Uhr.`,
  copyOf: (day: string, time: string) => `Diese Seite ist eine Kopie vom ${day}, ${time}\u00a0Uhr.`,
  close: 'Hinweis schließen',
  retry: 'Erneut versuchen',
  emergency: 'Hilfe im Notfall',
} as const
