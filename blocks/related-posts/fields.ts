import type { BlockKind } from '#shared/content/field-types.ts'
import { lead, requiredHeading } from '#blocks/common-fields.ts'

export const relatedPostsKind = {
  label: 'Weiterlesen',
  help: 'Verwandte Beiträge',
  picture: 'cards',
  pages: ['post'],
  fields: { title: requiredHeading, lead },
} satisfies BlockKind
