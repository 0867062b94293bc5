import type { BlockKind } from '#shared/content/field-types.ts'
import { artefactFields } from '#shared/content/artefact-fields.ts'
import { heading, lead, blockTone } from '#blocks/common-fields.ts'

export const artefactKind = {
  label: 'Arbeitsprobe',
  help: 'Ein Stück der Arbeit selbst: Fund, Kalender, Bericht, E-Mail, Antwort, Ablauf oder Messwerte',
  picture: 'table',
  fields: { title: heading, lead, ...artefactFields, tone: blockTone },
} satisfies BlockKind
