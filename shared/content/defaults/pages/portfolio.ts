import type { PageDefault } from '../../page-fields.ts'

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
      kind: 'text',
      id: 'messwerte',
      title: 'Vorher gemessen, nachher gemessen',
      lead: 'Was sich geändert hat, steht in Zahlen auf der Seite jedes Projekts. Hier je eine davon, als Beispielwert.',
      body: `
<table>
<thead><tr><th>Was gezählt wurde</th><th>Vorher und nachher</th></tr></thead>
<tbody>
<tr><td><strong><a href="/portfolio/ein-shop-der-das-lager-kennt">Retouren je 100 Bestellungen</a></strong></td><td>vorher 25, nachher 17</td></tr>
<tr><td><strong><a href="/portfolio/drei-praxen-eine-telematik">Wartungsverträge für die TI</a></strong></td><td>vorher 3, nachher 1</td></tr>
<tr><td><strong><a href="/portfolio/ein-stadtwerk-haertet-nach">Offene Wege ins Netz</a></strong></td><td>vorher 14, nachher 0</td></tr>
<tr><td><strong><a href="/portfolio/umzug-am-wochenende">Server im eigenen Haus</a></strong></td><td>vorher 42, nachher 0</td></tr>
<tr><td><strong><a href="/portfolio/antragsportal-fuer-einen-verband">Zeit je Antrag</a></strong></td><td>vorher 21 Min., nachher 12 Min.</td></tr>
<tr><td><strong><a href="/portfolio/angebote-aus-dem-eigenen-wissen">Arbeit je Angebot</a></strong></td><td>vorher 5 Std., nachher 2 Std.</td></tr>
</tbody>
</table>
`,
      look: 'law',
      tone: 'cloth',
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
