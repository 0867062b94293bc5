import { address, html, image, list, multiline, number, reference, select, tags, text, toggle } from './fields.ts'
import { motifs } from './motifs.ts'

export const portfolioFields = {
  title: text('Titel', { required: 'Bitte einen Titel angeben' }),
  client: text('Kunde', { required: 'Bitte den Kunden angeben' }),
  industry: text('Branche'),
  service: reference('Leistung', 'services'),
  year: number('Jahr', { min: 1990, max: 2100 }),
  summary: multiline('Zusammenfassung', { required: 'Bitte eine Zusammenfassung angeben', max: 400 }),
  challenge: html('Ausgangslage', { required: 'Bitte die Ausgangslage beschreiben' }),
  solution: html('Lösung', { required: 'Bitte die Lösung beschreiben' }),
  results: list(
    'Ergebnisse in Zahlen',
    {
      value: text('Wert', { required: 'Bitte einen Wert angeben' }),
      label: text('Bezeichnung', { required: 'Bitte eine Bezeichnung angeben' }),
    },
    { itemLabel: 'Ergebnis', help: 'Das erste Ergebnis steht groß in der Übersicht' },
  ),
  comparison: list(
    'Vorher und nachher',
    {
      label: text('Was gemessen wurde', { required: 'Bitte sagen, was gemessen wurde' }),
      before: text('Vorher', { required: 'Bitte den Wert vorher angeben' }),
      after: text('Nachher', { required: 'Bitte den Wert nachher angeben' }),
    },
    { itemLabel: 'Vergleich', max: 3, help: 'Wird als zwei Fäden gezeichnet, so lang wie ihre Zahlen' },
  ),
  technologies: tags('Technik'),
  motif: select('Gewebtes Motiv', motifs, { initial: 'web' }),
  image: image('Bild', { weave: true }),
  confirmed: toggle('Referenz ist freigegeben', {
    on: false,
    help: 'Bis dahin steht beim Projekt der Hinweis „Beispielprojekt“',
  }),
  address: address('/portfolio/'),
}
