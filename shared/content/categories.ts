import { defineCollection, type Item } from './define.ts'
import { categoryDefaults } from './defaults/categories.ts'
import { categoryFields } from './category-fields.ts'

/** The sections of the blog. */
export const categories = defineCollection({
  name: 'categories',
  area: 'content',
  label: { one: 'Rubrik', many: 'Rubriken' },
  fields: categoryFields,
  title: 'title',
  columns: ['title', 'description'],
  order: { by: 'position', direction: 'asc' },
  importDefaults: 'replace',
  onReadError: 'throw',
  missingId: 'No category ID provided',
  defaults: categoryDefaults,
})
export type Category = Item<typeof categories>
