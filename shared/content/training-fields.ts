import { html, lines, multiline, reference, text } from './fields.ts'

export const trainingFields = {
  title: text('Name', { required: 'Bitte einen Namen angeben' }),
  summary: multiline('Ein Satz', { required: 'Bitte einen Satz angeben', max: 300 }),
  format: reference('Format', 'trainingFormats', {
    required: 'Bitte ein Format wählen',
  }),
  level: reference('Stufe', 'trainingLevels', { required: 'Bitte eine Stufe wählen' }),
  duration: text('Dauer', { required: 'Bitte die Dauer angeben' }),
  audience: text('Zielgruppe', { required: 'Bitte die Zielgruppe angeben' }),
  contents: lines('Inhalte', { required: 'Bitte mindestens einen Inhalt angeben' }),
  outcome: multiline('Was die Teilnehmenden danach können'),
  description: html('Beschreibung'),
  price: text('Preis', { help: 'Zum Beispiel „890 €“ oder „auf Anfrage“' }),
  priceUnit: text('Preis gilt', { help: 'Zum Beispiel „je Gruppe bis 12“' }),
}
