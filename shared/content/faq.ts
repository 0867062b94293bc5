import { defineCollection, type Item } from './define.ts'
import { faqDefaults } from './defaults/faq.ts'
import { faqFields } from './faq-fields.ts'

export const faq = defineCollection({
  name: 'faq',
  area: 'content',
  label: { one: 'Frage', many: 'Häufige Fragen' },
  fields: faqFields,
  title: 'question',
  columns: ['question', 'topic'],
  order: { by: 'position', direction: 'asc' },
  importDefaults: 'replace',
  onReadError: 'throw',
  missingId: 'No FAQ entry ID provided',
  defaults: faqDefaults,
})
export type FaqEntry = Item<typeof faq>
