import { defineCollection, type Item } from './define.ts'
import { testimonialDefaults } from './defaults/testimonials.ts'
import { image, multiline, reference, select, text } from './fields.ts'
import { portraits } from './motifs.ts'

export const testimonialFields = {
  quote: multiline('Zitat', { required: 'Bitte das Zitat angeben', max: 600 }),
  name: text('Name', { required: 'Bitte den Namen angeben' }),
  role: text('Rolle und Unternehmen'),
  service: reference('Leistung', 'services'),
  portrait: select('Gewebtes Porträt', portraits, { initial: 'none' }),
  image: image('Bild'),
}

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
