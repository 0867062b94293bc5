// What the list of posts and a post say.
import { wordGroup } from '#shared/words/word-group.ts'

export const blogWords = wordGroup('blog', {
  all: 'Alle',
  search: 'Beiträge durchsuchen',
  readingTime: '{minutes}\u00a0Min.\u00a0Lesezeit',
  foundOne: '1 Beitrag zu „{words}“',
  found: '{count} Beiträge zu „{words}“',
  nothing: 'Kein Beitrag gefunden',
  categoryTitle: '{category}: Beiträge aus dem Blog',
  pageTitle: '{title}, Seite {page}',
  rangeOne: 'Beitrag {last} von {total}',
  range: 'Beiträge {first} bis {last} von {total}',
  newer: 'Neuere Beiträge',
  older: 'Ältere Beiträge',
  readingLists: 'Leselisten',
  readingListsLead: 'Beiträge, die aufeinander aufbauen, in der Reihenfolge, in der sie sich am besten lesen.',
  readingListMore: 'und {count}\u00a0weitere',
})

/** What screen readers hear of the list. */
export const blogMessages = {
  categories: 'Rubriken',
  searchSubmit: 'Suchen',
  pages: 'Seiten des Blogs',
  page: (number: number) => `Seite ${number}`,
} as const

export const postWords = wordGroup('post', {
  contents: 'In diesem Beitrag',
  shareByMail: 'Per E-Mail senden',
  shareNative: 'Teilen',
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert',
  copyFailed: 'Der Link ließ sich nicht kopieren',
  ask: 'Frage an {name} stellen',
  series: 'Reihe: {name}',
  newer: 'Neuerer Beitrag',
  older: 'Älterer Beitrag',
})

/** What screen readers hear of a post. */
export const postMessages = {
  contents: 'Inhaltsverzeichnis',
  tags: 'Schlagwörter',
  share: 'Beitrag weitergeben',
  neighbours: 'Vorheriger und nächster Beitrag',
} as const
