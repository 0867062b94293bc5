import type { BlockKind } from '#shared/content/field-types.ts'
import { multiline, text } from '#shared/content/fields.ts'
import { lead, requiredHeading } from '#blocks/common-fields.ts'

export const invitationKind = {
  label: 'Einladung',
  help: 'Überschrift, Text und eine Schaltfläche, die das Kontaktformular öffnet',
  picture: 'line',
  fields: {
    title: requiredHeading,
    lead,
    label: text('Beschriftung der Schaltfläche', { required: 'Bitte eine Beschriftung angeben' }),
    prefill: multiline('Womit die Nachricht beginnt', { max: 300 }),
    mailLabel: text('Beschriftung der Schaltfläche für E-Mail', { help: 'Leer = ohne diese Schaltfläche' }),
    subject: text('Betreff der E-Mail'),
  },
} satisfies BlockKind
