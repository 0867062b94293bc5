/** The calendar of what is planned. */
export const calendarMessages = {
  title: 'Kalender',
  note: 'Was von selbst erscheint oder endet, und wann Beiträge erschienen sind. Einen Zeitpunkt legen Sie im Editor fest.',
  open: 'Kalender',
  previous: 'Voriger Monat',
  next: 'Nächster Monat',
  today: 'Heute',
  kinds: { publishes: 'Erscheint', ends: 'Endet', appeared: 'Erschienen' },
  nothing: 'In diesem Monat ist nichts geplant und nichts erschienen.',
  weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
} as const
