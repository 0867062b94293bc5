import type { BlockKind } from '#shared/content/field-types.ts'
import { lead, requiredHeading, blockTone } from '#blocks/common-fields.ts'

export const partnersKind = {
  label: 'Partner',
  help: 'Alle Partner; mit einer Einladung auf der Seite auch ein freier Platz',
  picture: 'grid',
  shows: 'partners',
  fields: { title: requiredHeading, lead, tone: blockTone },
} satisfies BlockKind
