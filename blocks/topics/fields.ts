import type { BlockKind } from '#shared/content/blocks-field.ts'
import { requiredHeading } from '#blocks/common-fields.ts'

export const topicsKind = {
  label: 'Stichworte',
  help: 'Die Themen aus den allgemeinen Einstellungen',
  picture: 'words',
  introduces: true,
  fields: { title: requiredHeading },
} satisfies BlockKind
