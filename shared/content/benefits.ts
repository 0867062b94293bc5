import { defineCollection } from './define.ts'
import { benefitDefaults } from './defaults/benefits.ts'
import { benefitFields } from './benefit-fields.ts'

export const benefits = defineCollection({
  name: 'benefits',
  area: 'content',
  label: { one: 'Vorteil', many: 'Vorteile' },
  fields: benefitFields,
  title: 'title',
  columns: ['title', 'text'],
  order: { by: 'position', direction: 'asc' },
  importDefaults: 'replace',
  onReadError: 'throw',
  missingId: 'No benefit ID provided',
  defaults: benefitDefaults,
})
