import type { BlockKind } from '#shared/content/field-types.ts'
import { text } from '#shared/content/fields.ts'

export const serviceDescriptionKind = {
  label: 'Beschreibung der Leistung',
  help: 'Der Text der Leistung mit ihren Stichpunkten',
  picture: 'text',
  pages: ['service'],
  fields: { title: text('Überschrift der Stichpunkte', { required: 'Bitte eine Überschrift angeben' }) },
} satisfies BlockKind
