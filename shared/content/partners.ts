import { defineCollection, type Item } from './define.ts'
import { partnerDefaults } from './defaults/partners.ts'
import { partnerFields } from './partner-fields.ts'

export const partners = defineCollection({
  name: 'partners',
  area: 'content',
  label: { one: 'Partner', many: 'Partner' },
  fields: partnerFields,
  title: 'name',
  columns: ['name', 'field'],
  order: { by: 'position', direction: 'asc' },
  importDefaults: 'replace',
  onReadError: 'throw',
  missingId: 'No partner ID provided',
  defaults: partnerDefaults,
})
export type Partner = Item<typeof partners>
