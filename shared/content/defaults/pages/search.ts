import type { PageDefault } from '../pages.ts'

export const searchPage: PageDefault = {
  id: 'search',
  title: 'Suche',
  headline: 'Was suchen Sie?',
  lead: 'Leistungen, Schulungen, Antworten, Beiträge und Stellen an einem Ort. Schreiben Sie einfach, worum es geht; Tippfehler stören nicht.',
  motif: 'web',
  sections: [
    {
      key: 'empty',
      title: 'Dazu haben wir nichts gefunden',
      lead: 'Versuchen Sie es mit einem anderen Wort, oder fragen Sie uns direkt.',
    },
  ],
  seoTitle: 'Suche: Inhalte dieser Website finden',
  seoDescription:
    'Durchsuchen Sie Leistungen, Schulungen, häufige Fragen, Blogbeiträge, Projekte und offene Stellen der Musterwerk IT.',
}
