import type { BlockKind } from '#shared/content/field-types.ts'
import { requiredHeading } from '#blocks/common-fields.ts'

export const otherJobsKind = {
  label: 'Weitere Stellen',
  help: 'Was sonst noch ausgeschrieben ist',
  picture: 'rows',
  pages: ['job'],
  fields: { title: requiredHeading },
} satisfies BlockKind
