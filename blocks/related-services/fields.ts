import type { BlockKind } from '#shared/content/blocks-field.ts'
import { lead, requiredHeading } from '#blocks/common-fields.ts'

export const relatedServicesKind = {
  label: 'Verwandte Leistungen',
  help: 'Was gut dazu passt',
  picture: 'rows',
  pages: ['service'],
  fields: { title: requiredHeading, lead },
} satisfies BlockKind
