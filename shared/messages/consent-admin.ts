import { germanNumber } from './german-number.ts'

/** The admin's view of the ledger. */
export const consentCsvHead = [
  'Nummer',
  'Zeitpunkt (UTC)',
  'Kennung',
  'Vorgang',
  'Notwendig',
  'Präferenzen',
  'Analyse',
  'Marketing',
  'Fassung',
  'Prüfsumme des Textes',
]

export const consentAdminMessages = {
  title: 'Einwilligungen',
  note: 'Was Besucherinnen und Besucher im Cookie-Hinweis gewählt haben. Die Einträge enthalten weder Namen noch Adressen.',
  export: 'Als CSV herunterladen',
  off: 'Der Nachweis auf dem Server ist ausgeschaltet. Neue Entscheidungen stehen nur in den Browsern der Besucher; einschalten lässt er sich unter „Betrieb“.',
  range: 'Zeitraum',
  ranges: { 30: '30 Tage', 365: '12 Monate' },
  chart: (range: number) => (range === 365 ? 'Entscheidungen, letzte 12 Monate' : 'Entscheidungen, letzte 30 Tage'),
  accepted: 'Alle akzeptiert',
  partly: 'Auswahl',
  rejected: 'Abgelehnt',
  withdrawn: 'Widerrufen',
  decisions: 'Entscheidungen',
  description: (first: string, last: string) =>
    `Entscheidungen vom ${first} bis ${last}, gestapelt nach Art. Pfeiltasten lesen die einzelnen Werte.`,
  reading: (when: string, { accepted, partly, rejected, withdrawn }: Record<ConsentDecision, number>) =>
    `${when}: ${accepted} akzeptiert, ${partly} Auswahl, ${rejected} abgelehnt, ${withdrawn} widerrufen`,
  asTable: 'Zahlen als Tabelle',
  day: 'Tag',
  month: 'Monat',
  none: 'In diesem Zeitraum hat noch niemand gewählt.',
  categories: 'Zustimmung je Kategorie',
  share: (percent: number, count: number) => `${percent} % (${germanNumber(count)})`,
  current: 'Was gerade gefragt wird',
  revision: (revision: number) => `Fassung ${revision}`,
  hash: 'Prüfsumme',
  rule: 'Eine neue Fassung entsteht, wenn ein Dienst hinzukommt oder sich Kategorie, Zweck, Empfänger oder Drittland ändern. Dann werden alle erneut gefragt.',
  register: 'Dienste-Verzeichnis öffnen',
  kept: (months: number) => `Einträge werden nach ${months} Monaten gelöscht.`,
} as const

export type ConsentDecision = 'accepted' | 'partly' | 'rejected' | 'withdrawn'
