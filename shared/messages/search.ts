import { wordGroup } from '#shared/words/word-group.ts'

/** What the search page says. */
export const searchWords = wordGroup('search', {
  label: 'Suchbegriff oder Frage',
  placeholder: 'Zum Beispiel: Phishing',
  submit: 'Suchen',
  foundNone: 'Keine Treffer zu „{words}“',
  foundOne: '1 Treffer zu „{words}“',
  found: '{count} Treffer zu „{words}“',
  resultsTitle: 'Suche nach „{words}“',
  ask: 'Frage stellen',
  all: 'Alle',
  best: 'Das sind die {count} besten Treffer. Ein genaueres Wort führt weiter.',
  kinds: {
    company: 'Kontakt',
    faq: 'Häufige Frage',
    service: 'Leistung',
    training: 'Schulung',
    page: 'Seite',
    job: 'Stelle',
    post: 'Blog',
    project: 'Projekt',
    legal: 'Rechtliches',
  },
  tabs: {
    company: 'Kontakt',
    faq: 'Häufige Fragen',
    service: 'Leistungen',
    training: 'Schulungen',
    page: 'Seiten',
    job: 'Stellen',
    post: 'Blog',
    project: 'Projekte',
    legal: 'Rechtliches',
  },
})

/** What screen readers hear of the list. */
export const searchMessages = { results: 'Suchergebnisse', kinds: 'Art der Treffer' } as const

/** How facts are called in what search and assistant tell of an item; on the server only. */
export const foundWords = wordGroup('found', {
  process: 'Ablauf',
  duration: 'Dauer',
  format: 'Format',
  level: 'Stufe',
  audience: 'Für',
  price: 'Preis',
  contents: 'Inhalte',
  location: 'Ort',
  employment: 'Umfang',
  start: 'Beginn',
  salary: 'Gehalt',
  tasks: 'Aufgaben',
  profile: 'Profil',
  offer: 'Was wir bieten',
  client: 'Kunde',
  challenge: 'Ausgangslage',
  solution: 'Lösung',
  lists: {
    home: 'Unsere Leistungen',
    training: 'Unsere Schulungen',
    career: 'Offene Stellen',
    team: 'Unser Team',
    partners: 'Unsere Partner',
    portfolio: 'Unsere Projekte',
    about: 'Geschichte',
  },
})
