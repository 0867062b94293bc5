import type { BlockKind } from '#shared/content/field-types.ts'
import { select } from '#shared/content/fields.ts'
import { heading, lead, blockTone, onlyService } from '#blocks/common-fields.ts'

export const voicesKind = {
  label: 'Kundenstimmen',
  help: 'Was Kunden sagen, alle oder zu einer Leistung',
  picture: 'quote',
  shows: 'testimonials',
  introduces: true,
  fields: {
    title: heading,
    lead,
    service: onlyService,
    look: select('Darstellung', { list: 'Mehrere', one: 'Eine, ohne sichtbare Überschrift' }, { initial: 'list' }),
    tone: blockTone,
  },
} satisfies BlockKind
