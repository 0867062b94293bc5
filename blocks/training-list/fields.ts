import type { BlockKind } from '#shared/content/field-types.ts'
import { lead, requiredHeading } from '#blocks/common-fields.ts'

export const trainingListKind = {
  label: 'Liste der Schulungen',
  help: 'Alle Schulungen mit Filter',
  picture: 'rows',
  shows: 'trainings',
  pages: ['training'],
  fields: { title: requiredHeading, lead },
} satisfies BlockKind
