import type { PageDefault } from '../pages.ts'

export const portfolioPage: PageDefault = {
  id: 'portfolio',
  title: 'Portfolio',
  headline: 'Projekte, die im Alltag tragen',
  lead: 'Sechs Arbeiten aus Handel, Gesundheit und Verwaltung. Jede mit einer Zahl, an der man sie messen kann.',
  motif: 'web',
  blocks: [
    {
      kind: 'projectList',
      id: 'projects',
      title: 'Alle Projekte',
      note: 'Beispielprojekte: Namen und Zahlen sind Beispielwerte, bis echte Referenzen freigegeben sind.',
    },
    {
      kind: 'callToAction',
      id: 'aufruf',
      title: 'Ihr Vorhaben könnte hier stehen',
      text: 'Schildern Sie uns, was am Ende besser sein soll. Wir sagen Ihnen, welchen Weg wir gehen würden.',
      label: 'Vorhaben besprechen',
    },
  ],
  seoTitle: 'Portfolio: Projekte mit messbarem Ergebnis',
  seoDescription:
    'Shop mit Lageranbindung, TI für drei Praxen, getrennte Netze im Stadtwerk: Beispielprojekte von {{firma.name}} mit Ausgangslage, Lösung und Ergebnis.',
}
