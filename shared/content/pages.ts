import { defineCollection, type Item } from './define.ts'
import { pageDefaults } from './defaults/pages.ts'
import { pageFields } from './page-fields.ts'

/** Head, blocks and search text of every page that comes with the site; their addresses are code, so ids are fixed. */
export const pages = defineCollection({
  name: 'pages',
  area: 'website',
  label: { one: 'Seite', many: 'Seiten' },
  fields: pageFields,
  title: 'title',
  columns: ['title', 'headline'],
  order: { by: 'position', direction: 'asc' },
  importDefaults: 'replace',
  onReadError: 'throw',
  fixed: true,
  missingId: 'No page ID provided',
  defaults: pageDefaults,
})
export type Page = Item<typeof pages>
