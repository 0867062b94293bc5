import { html, reference, text } from './fields.ts'

export const faqFields = {
  question: text('Frage', { required: 'Bitte die Frage angeben' }),
  answer: html('Antwort', { required: 'Bitte die Antwort schreiben' }),
  topic: reference('Thema', 'faqTopics', { required: 'Bitte ein Thema wählen' }),
}
