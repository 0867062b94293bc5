import type { BlockKind } from '#shared/content/field-types.ts'
import { heading, emptyText, emptyTitle } from '#blocks/common-fields.ts'

export const postListKind = {
  label: 'Liste der Beiträge',
  help: 'Alle Beiträge mit Rubriken, Suche und Seiten',
  picture: 'rows',
  shows: 'blogPosts',
  introduces: true,
  pages: ['blog'],
  fields: { title: heading, emptyTitle, emptyText },
} satisfies BlockKind
