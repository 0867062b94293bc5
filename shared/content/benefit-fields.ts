import { multiline, text } from './fields.ts'

export const benefitFields = {
  title: text('Vorteil', { required: 'Bitte den Vorteil benennen' }),
  text: multiline('Text', { required: 'Bitte einen Text angeben', max: 600 }),
}
