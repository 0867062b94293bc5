import type { BlockKind } from '#shared/content/field-types.ts'
import { multiline } from '#shared/content/fields.ts'
import { heading } from '#blocks/common-fields.ts'

export const projectListKind = {
  label: 'Liste der Projekte',
  help: 'Alle Projekte mit Filter',
  picture: 'cards',
  shows: 'portfolio',
  introduces: true,
  pages: ['portfolio'],
  fields: { title: heading, note: multiline('Hinweis bei Beispielprojekten', { max: 400 }) },
} satisfies BlockKind
