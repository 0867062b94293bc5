import type { BlockKind } from '#shared/content/field-types.ts'
import { link, list, text } from '#shared/content/fields.ts'
import { heading, lead, blockTone } from '#blocks/common-fields.ts'

export const downloadsKind = {
  label: 'Downloads',
  help: 'Dateien zum Herunterladen',
  picture: 'list',
  fields: {
    title: heading,
    lead,
    items: list(
      'Dateien',
      {
        label: text('Name', { required: 'Bitte die Datei benennen' }),
        href: link('Adresse der Datei', { required: 'Bitte die Adresse der Datei angeben' }),
        text: text('Beschreibung'),
      },
      { itemLabel: 'Datei' },
    ),
    tone: blockTone,
  },
} satisfies BlockKind
