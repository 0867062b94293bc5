import type { BlockKind } from '#shared/content/field-types.ts'
import { link, multiline, text } from '#shared/content/fields.ts'
import { requiredHeading } from '#blocks/common-fields.ts'

export const callToActionKind = {
  label: 'Aufruf',
  help: 'Farbiges Band mit Schaltfläche und Telefonnummer',
  picture: 'band',
  introduces: true,
  fields: {
    title: requiredHeading,
    text: multiline('Text', { max: 400 }),
    label: text('Beschriftung der Schaltfläche'),
    href: link('Ziel', { help: 'Leer = das Kontaktformular' }),
  },
} satisfies BlockKind
