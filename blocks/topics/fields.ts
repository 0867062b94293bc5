import type { BlockKind } from '#shared/content/field-types.ts'
import { requiredHeading } from '#blocks/common-fields.ts'

export const topicsKind = {
  label: 'Stichworte',
  help: 'Die Themen aus den allgemeinen Einstellungen',
  picture: 'words',
  introduces: true,
  fields: { title: requiredHeading },
} satisfies BlockKind
