import type { BlockKind } from '#shared/content/field-types.ts'
import { lead, requiredHeading, blockTone } from '#blocks/common-fields.ts'

export const directionsKind = {
  label: 'Anfahrt',
  help: 'Die Wege aus dem Unternehmensprofil',
  picture: 'columns',
  fields: { title: requiredHeading, lead, tone: blockTone },
} satisfies BlockKind
