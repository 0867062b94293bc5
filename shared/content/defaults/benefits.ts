import type { Defaults } from '../define.ts'
import type { benefitFields } from '../benefit-fields.ts'

export const benefitDefaults: Defaults<typeof benefitFields> = [
  {
    title: 'Ein Ansprechpartner',
    text: 'Wer Ihr Projekt plant, begleitet es auch im Betrieb. Sie erklären Ihre Abläufe einmal und kennen den Menschen am anderen Ende mit Namen.',
  },
  {
    title: 'Jemand geht ans Telefon',
    text: 'In unseren Öffnungszeiten sprechen Sie sofort mit einem Menschen. Mit Bereitschaftsvertrag erreichen Sie uns rund um die Uhr.',
  },
  {
    title: 'Preise, die vorher feststehen',
    text: 'Für klar umrissene Aufgaben nennen wir einen Festpreis. Wird etwas teurer, erfahren Sie es, bevor wir weiterarbeiten.',
  },
  {
    title: 'Ihre Daten bleiben, wo Sie wollen',
    text: 'In Ihrem Haus oder in einem Rechenzentrum in Deutschland. Den Ort bestimmen Sie, und er steht im Vertrag.',
  },
  {
    title: 'Sie bleiben unabhängig',
    text: 'Zugänge und Dokumentation liegen bei Ihnen. Übergaben schreiben wir so auf, dass Ihr Team ohne uns weiterarbeiten kann.',
  },
  {
    title: 'Ein ehrliches Nein',
    text: 'Wenn sich ein Vorhaben nicht lohnt, sagen wir das im ersten Gespräch. Die ersten 30 Minuten sind kostenfrei und unverbindlich.',
  },
]
