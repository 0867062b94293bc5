import { defineCollection, type Item } from './define.ts'
import { portfolioDefaults } from './defaults/portfolio.ts'
import { portfolioFields } from './portfolio-fields.ts'

export const portfolio = defineCollection({
  name: 'portfolio',
  area: 'content',
  label: { one: 'Projekt', many: 'Portfolio' },
  fields: portfolioFields,
  title: 'title',
  columns: ['title', 'client', 'year', 'confirmed'],
  order: { by: 'position', direction: 'asc' },
  importDefaults: 'replace',
  onReadError: 'throw',
  missingId: 'No portfolio project ID provided',
  defaults: portfolioDefaults,
})
export type Project = Item<typeof portfolio>
