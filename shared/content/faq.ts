import { defineCollection, type Item } from './define.ts'
import { faqDefaults } from './defaults/faq.ts'
import { html, reference, text } from './fields.ts'

export const faqFields = {
  question: text('Frage', { required: 'Bitte die Frage angeben' }),
  answer: html('Antwort', { required: 'Bitte die Antwort schreiben' }),
  topic: reference('Thema', 'faqTopics', { required: 'Bitte ein Thema wählen' }),
}

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
