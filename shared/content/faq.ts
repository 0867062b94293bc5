import { defineCollection, type Item } from './define.ts'
import { faqDefaults } from './defaults/faq.ts'
import { html, select, text } from './fields.ts'

export const faqFields = {
  question: text('Frage', { required: 'Bitte die Frage angeben' }),
  answer: html('Antwort', { required: 'Bitte die Antwort schreiben' }),
  topic: select('Thema', {
    general: 'Zusammenarbeit',
    costs: 'Kosten und Verträge',
    web: 'Web und E-Commerce',
    security: 'IT-Sicherheit',
    privacy: 'Datenschutz',
    health: 'Healthcare IT',
    training: 'Schulungen',
    recruitment: 'Personalberatung',
    ai: 'Künstliche Intelligenz',
  }),
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
