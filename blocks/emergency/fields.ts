import type { BlockKind } from '#shared/content/field-types.ts'
import { html } from '#shared/content/fields.ts'
import { lead, requiredHeading } from '#blocks/common-fields.ts'

export const emergencyKind = {
  label: 'Hilfe im Notfall',
  help: 'Erste Schritte neben der Notfallnummer, zum Ausdrucken',
  picture: 'list',
  fields: { title: requiredHeading, lead, body: html('Schritte') },
} satisfies BlockKind
