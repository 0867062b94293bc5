import type { BlockKind } from '#shared/content/field-types.ts'
import { link, list, multiline, select, text } from '#shared/content/fields.ts'
import { heading, lead, blockTone } from '#blocks/common-fields.ts'

const entryLooks = {
  columns: 'Drei Spalten',
  offers: 'Felder eines Gewebes',
  rows: 'Große Zeilen',
  terms: 'Karten wie im Musterbuch',
  steps: 'Nummerierte Schritte',
  numbers: 'Nummerierte Zeilen',
  checks: 'Abgehakte Punkte',
  crosses: 'Durchgestrichene Punkte',
  stories: 'Kurze Geschichten',
} as const

export const entriesKind = {
  label: 'Spalten, Karten und Schritte',
  help: 'Einträge mit Titel in einer von neun Darstellungen',
  picture: 'columns',
  fields: {
    title: heading,
    lead,
    items: list(
      'Einträge',
      {
        title: text('Titel', { required: 'Bitte einen Titel angeben' }),
        text: multiline('Text', { max: 1000 }),
        href: link('Mehr dazu', { help: 'Nur in der Darstellung „Felder eines Gewebes“' }),
      },
      { itemLabel: 'Eintrag' },
    ),
    look: select('Darstellung', entryLooks, { initial: 'columns' }),
    headingPlace: select(
      'Platz der Überschrift',
      { above: 'Darüber', beside: 'Links daneben', unseen: 'Nur für Screenreader' },
      { initial: 'above' },
    ),
    tone: blockTone,
  },
} satisfies BlockKind
