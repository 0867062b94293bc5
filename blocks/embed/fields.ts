import type { BlockKind } from '#shared/content/field-types.ts'
import { select, text } from '#shared/content/fields.ts'
import { heading, lead, blockTone } from '#blocks/common-fields.ts'

export const embedKind = {
  label: 'Video oder Karte',
  help: 'Lädt erst nach einem Klick, wie es der Datenschutz verlangt',
  picture: 'media',
  fields: {
    title: heading,
    lead,
    address: text('Adresse', { required: 'Bitte die Adresse des Videos oder der Karte angeben', max: 500 }),
    medium: select('Art', { video: 'Video', map: 'Karte' }, { initial: 'video' }),
    caption: text('Unterschrift'),
    tone: blockTone,
  },
} satisfies BlockKind
