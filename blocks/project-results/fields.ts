import type { BlockKind } from '#shared/content/field-types.ts'
import { lead, requiredHeading } from '#blocks/common-fields.ts'

export const projectResultsKind = {
  label: 'Ergebnisse des Projekts',
  help: 'Was es gebracht hat, in Zahlen',
  picture: 'figures',
  pages: ['project'],
  fields: { title: requiredHeading, lead },
} satisfies BlockKind
