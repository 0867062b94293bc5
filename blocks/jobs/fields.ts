import type { BlockKind } from '#shared/content/field-types.ts'
import { lead, requiredHeading, blockTone } from '#blocks/common-fields.ts'

export const jobsKind = {
  label: 'Offene Stellen',
  help: 'Alle Stellen, die ausgeschrieben sind',
  picture: 'rows',
  shows: 'jobs',
  fields: { title: requiredHeading, lead, tone: blockTone },
} satisfies BlockKind
