import type { PageDefault } from '../../page-fields.ts'

export const faqPage: PageDefault = {
  id: 'faq',
  title: 'FAQ',
  headline: 'Häufige Fragen',
  lead: 'Kurze Antworten auf das, was uns am Telefon am öftesten gefragt wird. Alles Weitere klären wir persönlich.',
  motif: 'awareness',
  blocks: [
    { kind: 'questionList', id: 'questions', title: 'Auf dieser Seite' },
    {
      kind: 'questionMissing',
      id: 'missing',
      title: 'Ihre Frage fehlt?',
      lead: 'Dann schreiben Sie uns. An Werktagen antworten wir in der Regel innerhalb weniger Stunden, und die nächste Person findet die Antwort vielleicht schon hier.',
    },
    {
      kind: 'text',
      id: 'wege',
      title: 'Wer fragt, spricht mit einem Menschen',
      body: `
<table>
<thead><tr><th>Ihr Anliegen</th><th>Kürzester Weg</th></tr></thead>
<tbody>
<tr><td><strong>Alles steht still</strong></td><td><a href="/notfall">Hilfe im Notfall</a>: zu den Öffnungszeiten sofort, mit Bereitschaftsvertrag auch nachts und am Wochenende</td></tr>
<tr><td><strong>Etwas klemmt</strong></td><td>Telefon, zu den Öffnungszeiten ohne Warteschleife</td></tr>
<tr><td><strong>Ein neues Vorhaben</strong></td><td>Erstgespräch: 30 Minuten, kostenfrei</td></tr>
<tr><td><strong>Vertrag oder Rechnung</strong></td><td>E-Mail, an Werktagen in der Regel innerhalb weniger Stunden beantwortet</td></tr>
</tbody>
</table>
`,
      look: 'law',
      tone: 'cloth',
    },
    {
      kind: 'callToAction',
      id: 'aufruf',
      title: 'Lieber kurz sprechen?',
      text: 'Manches ist am Telefon in fünf Minuten geklärt. Sie erreichen uns zu den Öffnungszeiten ohne Warteschleife.',
      label: 'Frage stellen',
    },
  ],
  seoTitle: 'Häufige Fragen zu Zusammenarbeit, Technik und Kosten',
  seoDescription:
    'Wie schnell wir uns melden, wo Ihre Daten liegen, was das erste Gespräch kostet: Antworten auf häufige Fragen an {{firma.name}}, nach Themen geordnet.',
}
