import type { PageDefault } from '../pages.ts'

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
  sections: [{ key: 'links', title: 'Von hier aus geht es weiter' }],
  seoTitle: 'Seite nicht gefunden',
  seoDescription:
    'Die gewünschte Seite gibt es nicht oder nicht mehr. Hier finden Sie zurück zu Leistungen, Blog und Kontakt.',
}
