import type { BlockKind } from '#shared/content/field-types.ts'
import { lead, requiredHeading } from '#blocks/common-fields.ts'

export const pageLinksKind = {
  label: 'Wege von hier',
  help: 'Links zu anderen Seiten',
  picture: 'list',
  introduces: true,
  pages: ['not-found', 'offline'],
  fields: { title: requiredHeading, lead },
} satisfies BlockKind
