import type { PageDefault } from '../pages.ts'

/** What all service pages at /leistungen/{id} share; the rest comes from the service itself. */
export const servicePage: PageDefault = {
  id: 'service',
  title: 'Leistungen',
  headline: 'Leistung im Detail',
  lead: 'Was dazugehört, wie wir vorgehen und womit sich die Leistung verbinden lässt.',
  motif: 'web',
  sections: [
    { key: 'offers', title: 'Was dazugehört' },
    { key: 'process', title: 'So gehen wir vor' },
    { key: 'related', title: 'Passt gut dazu' },
  ],
  callToAction: {
    title: 'Passt das zu Ihrem Vorhaben?',
    text: 'Beschreiben Sie uns in zwei Sätzen, worum es geht. Wir sagen Ihnen, ob wir helfen können und was der erste Schritt wäre.',
    label: 'Leistung anfragen',
  },
  seoTitle: 'Leistungen im Überblick',
  seoDescription:
    'Leistungen der Musterwerk IT im Detail: Umfang, Vorgehen und verwandte Themen für Mittelstand, Praxen und Verwaltung.',
}
