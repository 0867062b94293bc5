import { multiline, number, text } from './fields.ts'

export const historyFields = {
  year: number('Jahr', { min: 1900, max: 2100 }),
  title: text('Überschrift', { required: 'Bitte eine Überschrift angeben' }),
  text: multiline('Text', { required: 'Bitte einen Text angeben', max: 600 }),
}
