import type { BlockKind } from '#shared/content/field-types.ts'
import { lead, requiredHeading, blockTone } from '#blocks/common-fields.ts'

export const benefitsKind = {
  label: 'Vorteile',
  help: 'Die Einträge aus „Vorteile“',
  picture: 'columns',
  shows: 'benefits',
  fields: { title: requiredHeading, lead, tone: blockTone },
} satisfies BlockKind
