import type { BlockKind } from '#shared/content/field-types.ts'
import { emptyText, emptyTitle } from '#blocks/common-fields.ts'

export const searchResultsKind = {
  label: 'Suchergebnisse',
  help: 'Was die Suche findet',
  picture: 'list',
  introduces: true,
  pages: ['search'],
  fields: { emptyTitle, emptyText },
} satisfies BlockKind
