import type { BlockKind } from '#shared/content/field-types.ts'
import { lead, requiredHeading } from '#blocks/common-fields.ts'

export const phoneKind = {
  label: 'Telefonnummer',
  help: 'Die Nummer in großer Schrift',
  picture: 'line',
  pages: ['offline'],
  fields: { title: requiredHeading, lead },
} satisfies BlockKind
