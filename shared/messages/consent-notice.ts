import { wordGroup } from '#shared/words/word-group.ts'

/** What the banner says, and what the register of services calls its parts. For the server, which composes the text. */
export const consentNoticeWords = wordGroup('consentNotice', {
  title: 'Sie entscheiden über Cookies',
  lead: 'Notwendige Speicherungen halten die Website am Laufen. Für alles Weitere bitten wir um Ihre Einwilligung.',
  nothing:
    'Derzeit ist kein Dienst für Präferenzen, Analyse oder Marketing eingebunden, also gibt es keine weiteren Empfänger und keine Übermittlung in Drittländer. Kommt einer hinzu, fragen wir neu.',
  withdrawal:
    'Ihre Wahl gilt {duration}. Sie können sie jederzeit unter „Cookie-Einstellungen“ am Ende jeder Seite ändern oder widerrufen.',
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
