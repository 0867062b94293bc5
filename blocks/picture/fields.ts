import type { BlockKind } from '#shared/content/field-types.ts'
import { html, image, select, text } from '#shared/content/fields.ts'
import { heading, blockTone } from '#blocks/common-fields.ts'

export const pictureKind = {
  label: 'Text mit Bild',
  help: 'Ein Bild neben einem Text',
  picture: 'media',
  fields: {
    title: heading,
    body: html('Text'),
    image: image('Bild'),
    alt: text('Bildbeschreibung', { help: 'Für Menschen, die das Bild nicht sehen' }),
    side: select('Platz des Bildes', { left: 'Links', right: 'Rechts' }, { initial: 'right' }),
    tone: blockTone,
  },
} satisfies BlockKind
