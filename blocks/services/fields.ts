import type { BlockKind } from '#shared/content/field-types.ts'
import { lead, requiredHeading, blockTone } from '#blocks/common-fields.ts'

export const servicesKind = {
  label: 'Leistungen',
  help: 'Alle Leistungen als Karten und Zeilen',
  picture: 'cards',
  shows: 'services',
  fields: { title: requiredHeading, lead, tone: blockTone },
} satisfies BlockKind
