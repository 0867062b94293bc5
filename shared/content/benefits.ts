import { defineCollection } from './define.ts'
import { benefitDefaults } from './defaults/benefits.ts'
import { multiline, text } from './fields.ts'

export const benefitFields = {
  title: text('Vorteil', { required: 'Bitte den Vorteil benennen' }),
  text: multiline('Text', { required: 'Bitte einen Text angeben', max: 600 }),
}

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
