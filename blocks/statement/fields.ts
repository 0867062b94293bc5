import type { BlockKind } from '#shared/content/field-types.ts'
import { html, multiline, select, toggle } from '#shared/content/fields.ts'
import { requiredHeading, blockTone, entries } from '#blocks/common-fields.ts'

export const statementKind = {
  label: 'Aussage',
  help: 'Wofür das Unternehmen steht; mehrere hintereinander bilden eine Gruppe',
  picture: 'words',
  fields: {
    title: requiredHeading,
    lead: multiline('Text', { max: 1000, help: 'Bei „Nebeneinander“ ein Satz in großer Schrift' }),
    body: html('Weiterer Text'),
    items: entries,
    faces: toggle('Gesichter des Teams darunter', { on: false }),
    look: select('Darstellung', { rows: 'Untereinander', pair: 'Nebeneinander' }, { initial: 'rows' }),
    tone: blockTone,
  },
} satisfies BlockKind
