import type { BlockKind } from '#shared/content/field-types.ts'
import { lead, requiredHeading } from '#blocks/common-fields.ts'

export const serviceOffersKind = {
  label: 'Bausteine der Leistung',
  help: 'Was zur Leistung gehört',
  picture: 'grid',
  pages: ['service'],
  fields: { title: requiredHeading, lead },
} satisfies BlockKind
