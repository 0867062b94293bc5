import { defineCollection, type Item } from './define.ts'
import { serviceDefaults } from './defaults/services.ts'
import { serviceFields } from './service-fields.ts'

export const services = defineCollection({
  name: 'services',
  area: 'content',
  label: { one: 'Leistung', many: 'Leistungen' },
  fields: serviceFields,
  title: 'title',
  columns: ['title', 'summary', 'display'],
  order: { by: 'position', direction: 'desc' },
  importDefaults: 'replace',
  onReadError: 'use-defaults',
  missingId: 'No service ID provided',
  defaults: serviceDefaults,
})
export type Service = Item<typeof services>
