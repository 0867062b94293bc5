import type { BlockKind } from '#shared/content/field-types.ts'
import { image, multiline, text } from '#shared/content/fields.ts'
import { blockTone } from '#blocks/common-fields.ts'

export const quoteKind = {
  label: 'Zitat',
  help: 'Ein Satz in großer Schrift mit Namen',
  picture: 'quote',
  fields: {
    quote: multiline('Zitat', { required: 'Bitte das Zitat angeben', max: 600 }),
    name: text('Name'),
    role: text('Funktion'),
    image: image('Foto'),
    tone: blockTone,
  },
} satisfies BlockKind
