import { multiline, text } from './fields.ts'

export const categoryFields = {
  title: text('Name', { required: 'Bitte einen Namen angeben' }),
  description: multiline('Beschreibung', { max: 400 }),
}
