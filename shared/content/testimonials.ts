import { defineCollection, type Item } from './define.ts'
import { testimonialDefaults } from './defaults/testimonials.ts'
import { testimonialFields } from './testimonial-fields.ts'

export const testimonials = defineCollection({
  name: 'testimonials',
  area: 'content',
  label: { one: 'Kundenstimme', many: 'Kundenstimmen' },
  fields: testimonialFields,
  title: 'name',
  columns: ['name', 'role', 'quote'],
  order: { by: 'position', direction: 'desc' },
  importDefaults: 'add',
  onReadError: 'throw',
  missingId: 'No testimonial ID provided',
  defaults: testimonialDefaults,
})
export type Testimonial = Item<typeof testimonials>
