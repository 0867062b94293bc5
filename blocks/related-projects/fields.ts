import type { BlockKind } from '#shared/content/field-types.ts'
import { lead, requiredHeading } from '#blocks/common-fields.ts'

export const relatedProjectsKind = {
  label: 'Weitere Projekte',
  help: 'Die nächsten im Portfolio',
  picture: 'cards',
  pages: ['project'],
  fields: { title: requiredHeading, lead },
} satisfies BlockKind
