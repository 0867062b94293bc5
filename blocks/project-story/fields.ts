import type { BlockKind } from '#shared/content/field-types.ts'
import { text } from '#shared/content/fields.ts'

export const projectStoryKind = {
  label: 'Geschichte des Projekts',
  help: 'Vorher und Lösung neben den Eckdaten',
  picture: 'text',
  pages: ['project'],
  fields: { challengeTitle: text('Überschrift der Ausgangslage'), solutionTitle: text('Überschrift der Lösung') },
} satisfies BlockKind
