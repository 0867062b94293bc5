import type { BlockKind } from '#shared/content/field-types.ts'
import { lead, requiredHeading } from '#blocks/common-fields.ts'

export const serviceProcessKind = {
  label: 'Ablauf der Leistung',
  help: 'Die Schritte der Leistung',
  picture: 'steps',
  pages: ['service'],
  fields: { title: requiredHeading, lead },
} satisfies BlockKind
