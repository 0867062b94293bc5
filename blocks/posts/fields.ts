import type { BlockKind } from '#shared/content/field-types.ts'
import { number, reference } from '#shared/content/fields.ts'
import { headingPlace, lead, requiredHeading } from '#blocks/common-fields.ts'

export const postsKind = {
  label: 'Blogbeiträge',
  help: 'Die neuesten Beiträge, alle oder einer Rubrik',
  picture: 'cards',
  shows: 'blogPosts',
  introduces: true,
  fields: {
    title: requiredHeading,
    lead,
    category: reference('Nur diese Rubrik', 'categories', {
      help: 'Leer = alle; auf der Seite einer Leistung passende',
    }),
    count: number('Wie viele höchstens', { min: 1, max: 100, initial: 3 }),
    headingPlace,
  },
} satisfies BlockKind
