import { germanCount } from './german-number.ts'

/** The screen of the admin area that lists what the site says by itself. */
export const siteWordsMessages = {
  title: 'Texte der Website',
  note: 'Alles, was die Website von sich aus sagt: Schaltflächen, Beschriftungen, Meldungen. Überschriften und Texte einzelner Seiten stehen bei der Seite.',
  search: 'Texte durchsuchen',
  searchHint: 'Nach Wortlaut oder Bezeichnung, zum Beispiel „bewerben“',
  edit: 'Bearbeiten',
  editOf: (label: string) => `${label} bearbeiten`,
  changed: 'geändert',
  count: (count: number) => germanCount(count, 'Text', 'Texte'),
  nothing: 'Kein Text gefunden',
  nothingText: 'Versuchen Sie es mit einem anderen Wort, so wie es auf der Website steht.',
} as const
