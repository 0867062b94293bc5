import type { BlockKind } from '#shared/content/field-types.ts'
import { multiline, text, toggle } from '#shared/content/fields.ts'
import { lead, requiredHeading } from '#blocks/common-fields.ts'

export const formKind = {
  label: 'Kontaktformular',
  help: 'Das Formular, auf Wunsch mit Kontaktwegen und Öffnungszeiten daneben',
  picture: 'form',
  once: true,
  fields: {
    title: requiredHeading,
    lead,
    privacy: multiline('Hinweis zum Datenschutz', { max: 1000 }),
    ways: toggle('Kontaktwege daneben', { on: true }),
    hoursTitle: text('Überschrift der Öffnungszeiten', { help: 'Leer = keine Öffnungszeiten' }),
  },
} satisfies BlockKind
