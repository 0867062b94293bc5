import type { BlockKind } from '#shared/content/blocks-field.ts'
import { lead, requiredHeading, blockTone } from '#blocks/common-fields.ts'

export const benefitsKind = {
  label: 'Vorteile',
  help: 'Die Einträge aus „Vorteile“',
  picture: 'columns',
  shows: 'benefits',
  fields: { title: requiredHeading, lead, tone: blockTone },
} satisfies BlockKind
