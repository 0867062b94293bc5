// What the list of posts and a post say.

export const blogMessages = {
  categories: 'Rubriken',
  all: 'Alle',
  search: 'Beiträge durchsuchen',
  searchSubmit: 'Suchen',
  readingTime: (minutes: number) => `${minutes}\u00a0Min.\u00a0Lesezeit`,
  found: (count: number, words: string) =>
    count === 1 ? `1 Beitrag zu „${words}“` : `${count} Beiträge zu „${words}“`,
  categoryTitle: (category: string) => `${category}: Beiträge aus dem Blog`,
  pageTitle: (title: string, page: number) => `${title}, Seite ${page}`,
  range: (first: number, last: number, total: number) =>
    first === last ? `Beitrag ${last} von ${total}` : `Beiträge ${first} bis ${last} von ${total}`,
  pages: 'Seiten des Blogs',
  page: (number: number) => `Seite ${number}`,
  nothing: 'Kein Beitrag gefunden',
  newer: 'Neuere Beiträge',
  older: 'Ältere Beiträge',
} as const

export const postMessages = {
  contents: 'In diesem Beitrag',
  contentsLabel: 'Inhaltsverzeichnis',
  tags: 'Schlagwörter',
  share: 'Beitrag weitergeben',
  shareByMail: 'Per E-Mail senden',
  shareNative: 'Teilen',
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert',
  copyFailed: 'Der Link ließ sich nicht kopieren',
  ask: (name: string) => `Frage an ${name} stellen`,
  neighbours: 'Vorheriger und nächster Beitrag',
  newer: 'Neuerer Beitrag',
  older: 'Älterer Beitrag',
} as const
