import type { PageViewRange } from '#shared/page-views/page-views.ts'

/** The chart of page views on the dashboard. */
export const pageViewMessages = {
  title: (range: PageViewRange) =>
    range === 365 ? 'Seitenaufrufe, letzte 12 Monate' : `Seitenaufrufe, letzte ${range} Tage`,
  ranges: { 7: '7 Tage', 30: '30 Tage', 365: '12 Monate' },
  range: 'Zeitraum',
  views: 'Aufrufe',
  visits: 'Besuche',
  perVisit: 'Seiten je Besuch',
  day: 'Tag',
  month: 'Monat',
  weekday: 'Werktag',
  weekend: 'Wochenende',
  newPost: 'Neuer Beitrag erschienen',
  reading: (when: string, views: string, visits: string) => `${when}: ${views} Aufrufe, ${visits} Besuche`,
  change: (percent?: string) => percent && `${percent} zum Zeitraum davor`,
  description: (first: string, last: string, highest: string) =>
    `Seitenaufrufe vom ${first} bis ${last}. Höchster Wert: ${highest}. Pfeiltasten lesen die einzelnen Werte.`,
  asTable: 'Zahlen als Tabelle',
  pages: 'Meistgelesen',
  referrers: 'Herkunft',
  otherHosts: 'andere',
  noReferrers: 'Noch kein Aufruf kam von einer anderen Website.',
  none: 'Noch keine Aufrufe in diesem Zeitraum.',
  note: 'Gezählt ohne Cookies und ohne Kennung; Suchmaschinen, Programme und Personen, die das in ihrem Browser ablehnen (Do Not Track, Global Privacy Control), sind nicht enthalten.',
} as const
