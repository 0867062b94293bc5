import type { BlockKind } from '#shared/content/field-types.ts'
import { lead, requiredHeading } from '#blocks/common-fields.ts'

export const historyKind = {
  label: 'Geschichte',
  help: 'Die Jahre des Unternehmens an einem Faden',
  picture: 'list',
  shows: 'history',
  fields: { title: requiredHeading, lead },
} satisfies BlockKind
