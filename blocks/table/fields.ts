import type { BlockKind } from '#shared/content/field-types.ts'
import { list, multiline, text } from '#shared/content/fields.ts'
import { heading, lead, blockTone } from '#blocks/common-fields.ts'

export const tableKind = {
  label: 'Tabelle',
  help: 'Zeilen und Spalten mit Kopfzeile',
  picture: 'table',
  fields: {
    title: heading,
    lead,
    columns: list(
      'Spalten',
      { title: text('Name', { required: 'Bitte die Spalte benennen' }) },
      { itemLabel: 'Spalte' },
    ),
    rows: list(
      'Zeilen',
      { cells: list('Zellen', { text: multiline('Inhalt', { max: 1000 }) }, { itemLabel: 'Zelle' }) },
      { itemLabel: 'Zeile' },
    ),
    tone: blockTone,
  },
} satisfies BlockKind
