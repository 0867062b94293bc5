import type { BlockKind } from '#shared/content/field-types.ts'
import { lead, requiredHeading } from '#blocks/common-fields.ts'

export const relatedServicesKind = {
  label: 'Verwandte Leistungen',
  help: 'Was gut dazu passt',
  picture: 'rows',
  pages: ['service'],
  fields: { title: requiredHeading, lead },
} satisfies BlockKind
