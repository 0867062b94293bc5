import { defineCollection, type Item } from './define.ts'
import { partnerDefaults } from './defaults/partners.ts'
import { image, link, multiline, text } from './fields.ts'

export const partnerFields = {
  name: text('Name', { required: 'Bitte den Namen angeben' }),
  field: text('Fachgebiet', { required: 'Bitte das Fachgebiet angeben' }),
  description: multiline('Beschreibung', { required: 'Bitte eine Beschreibung angeben', max: 500 }),
  href: link('Website'),
  logo: image('Logo'),
}

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
