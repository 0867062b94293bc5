import type { BlockKind } from '#shared/content/field-types.ts'
import { number } from '#shared/content/fields.ts'
import { lead, requiredHeading, blockTone } from '#blocks/common-fields.ts'

/** More than anybody has: all. */
const everybody = 1_000

export const peopleKind = {
  label: 'Menschen im Team',
  help: 'Wer im Team ist, mit Bild und Aufgabe',
  picture: 'people',
  shows: 'team',
  fields: {
    title: requiredHeading,
    lead,
    count: number('Wie viele höchstens', { min: 1, max: everybody, initial: everybody }),
    tone: blockTone,
  },
} satisfies BlockKind
