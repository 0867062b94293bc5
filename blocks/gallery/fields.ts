import type { BlockKind } from '#shared/content/field-types.ts'
import { image, list, text } from '#shared/content/fields.ts'
import { heading, lead, blockTone } from '#blocks/common-fields.ts'

export const galleryKind = {
  label: 'Bildergalerie',
  help: 'Mehrere Bilder mit Unterschrift',
  picture: 'grid',
  fields: {
    title: heading,
    lead,
    items: list(
      'Bilder',
      {
        image: image('Bild'),
        alt: text('Bildbeschreibung', { help: 'Für Menschen, die das Bild nicht sehen' }),
        caption: text('Bildunterschrift'),
      },
      { itemLabel: 'Bild' },
    ),
    tone: blockTone,
  },
} satisfies BlockKind
