import { wordGroup } from '#shared/words/word-group.ts'

/** What the banner says, and what the register of services calls its parts. For the server, which composes the text. */
export const consentNoticeWords = wordGroup('consentNotice', {
  title: 'Sie entscheiden über Cookies',
  lead: 'Wir bitten um Ihre Einwilligung; ohne sie speichern wir nur, was diese Website zum Funktionieren braucht.',
  nothing:
    'Wir speichern nur, was diese Website zum Funktionieren braucht; Dienste für Präferenzen, Analyse oder Marketing, Empfänger und Drittländer gibt es derzeit nicht.',
  withdrawal:
    'Ihre Einwilligung gilt {duration}; widerrufen können Sie sie jederzeit unten bei „Cookie-Einstellungen“.',
  oneMonth: 'einen Monat',
  months: '{count} Monate',
  recipient: '{service}: Empfänger {recipient}, {country}.',
  thirdCountry: 'Drittland: {country}',
  noThirdCountry: 'kein Drittland',
  categories: {
    necessary: 'Notwendig',
    preferences: 'Präferenzen',
    analytics: 'Analyse',
    marketing: 'Marketing',
  },
  storages: {
    cookie: 'Cookie',
    localStorage: 'Lokaler Speicher',
    sessionStorage: 'Sitzungsspeicher',
    indexedDb: 'Browser-Datenbank',
    cacheStorage: 'Browser-Zwischenspeicher',
  },
})
