import type { BlockKind } from '#shared/content/field-types.ts'
import { lead, requiredHeading } from '#blocks/common-fields.ts'

export const questionMissingKind = {
  label: 'Frage fehlt',
  help: 'Lädt ein, eine Frage zu stellen',
  picture: 'line',
  pages: ['faq'],
  fields: { title: requiredHeading, lead },
} satisfies BlockKind
