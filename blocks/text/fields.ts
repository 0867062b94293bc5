import type { BlockKind } from '#shared/content/field-types.ts'
import { html, select, toggle } from '#shared/content/fields.ts'
import { heading, headingPlace, lead, blockTone } from '#blocks/common-fields.ts'

const textLooks = {
  plain: 'Fließtext',
  columns: 'Fließtext in zwei Spalten',
  contrast: 'Tabelle als Gegenüberstellung',
  law: 'Tabelle über die ganze Breite',
  questions: 'Liste als große Nummern',
  principles: 'Zwischenüberschriften links',
  parted: 'Zwischenüberschriften mit Trennlinie',
  places: 'Zwischenüberschriften mit Faden',
} as const

export const textKind = {
  label: 'Text',
  help: 'Freier Text mit Überschrift, auch mit Listen und Tabellen',
  picture: 'text',
  fields: {
    title: heading,
    lead,
    body: html('Text'),
    look: select('Darstellung', textLooks, { initial: 'plain' }),
    headingPlace,
    folded: toggle('Auf dem Telefon gekürzt', { on: false, help: 'Der Rest erscheint auf „Weiterlesen“' }),
    tone: blockTone,
  },
} satisfies BlockKind
