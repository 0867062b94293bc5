import type { BlockKind } from '#shared/content/field-types.ts'
import { lead, requiredHeading } from '#blocks/common-fields.ts'

export const consentServicesKind = {
  label: 'Verzeichnis der Dienste',
  help: 'Jeder Dienst mit Anbieter, Zweck und Dauer',
  picture: 'table',
  pages: ['cookies'],
  fields: { title: requiredHeading, lead },
} satisfies BlockKind
