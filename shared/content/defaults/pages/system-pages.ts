import type { PageDefault } from '../../page-fields.ts'

export const notFoundPage: PageDefault = {
  id: 'not-found',
  title: 'Seite nicht gefunden',
  headline: 'Hier reißt der Faden',
  lead: 'Diese Seite gibt es nicht oder nicht mehr. Vielleicht wurde sie umbenannt, oder in der Adresse steckt ein Tippfehler.',
  motif: 'web',
  actions: [
    { label: 'Zur Startseite', href: '/' },
    { label: 'Website durchsuchen', href: '/suche' },
    { label: 'Uns Bescheid geben', href: '#contact' },
    { label: 'Hilfe im Notfall', href: '/notfall' },
  ],
  blocks: [{ kind: 'pageLinks', id: 'links', title: 'Von hier aus geht es weiter' }],
  seoTitle: 'Seite nicht gefunden',
  seoDescription:
    'Die gewünschte Seite gibt es nicht oder nicht mehr. Hier finden Sie zurück zu Leistungen, Blog und Kontakt.',
}

export const offlinePage: PageDefault = {
  id: 'offline',
  title: 'Ohne Verbindung',
  headline: 'Der Faden zu uns ist gerade gerissen',
  lead: 'Ihr Gerät erreicht unsere Website nicht, und diese Seite liegt noch nicht als Kopie bei Ihnen. Sobald die Verbindung wieder steht, geht es von selbst weiter.',
  motif: 'web',
  blocks: [
    {
      kind: 'pageLinks',
      id: 'links',
      title: 'Das können Sie trotzdem lesen',
      lead: 'Diese Seiten hält Ihr Browser für Sie bereit.',
    },
    { kind: 'phone', id: 'phone', title: 'Lieber sprechen?', lead: 'Das Telefon geht auch ohne Internet.' },
  ],
  seoTitle: 'Keine Verbindung',
  seoDescription:
    'Diese Seite erscheint, wenn die Website gerade nicht erreichbar ist, mit Links zu gespeicherten Seiten.',
}

export const searchPage: PageDefault = {
  id: 'search',
  title: 'Suche',
  headline: 'Was suchen Sie?',
  lead: 'Leistungen, Schulungen, Antworten, Beiträge und Stellen an einem Ort. Schreiben Sie einfach, worum es geht; Tippfehler stören nicht.',
  motif: 'web',
  blocks: [
    {
      kind: 'searchResults',
      id: 'results',
      emptyTitle: 'Dazu haben wir nichts gefunden',
      emptyText: 'Versuchen Sie es mit einem anderen Wort, oder fragen Sie uns direkt.',
    },
  ],
  seoTitle: 'Suche: Inhalte dieser Website finden',
  seoDescription:
    'Durchsuchen Sie Leistungen, Schulungen, häufige Fragen, Blogbeiträge, Projekte und offene Stellen der {{firma.name}}.',
}

export const loginPage: PageDefault = {
  id: 'login',
  title: 'Anmelden',
  headline: 'Anmelden',
  lead: 'Für alle, die diese Website pflegen. Einen Zugang richtet Ihnen die Administration ein.',
  motif: 'security',
  seoTitle: 'Anmelden – Verwaltung',
  seoDescription: 'Anmeldung zum Verwaltungsbereich dieser Website für Administration und Redaktion.',
}
