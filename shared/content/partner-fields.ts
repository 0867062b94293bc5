import { image, link, multiline, text } from './fields.ts'

export const partnerFields = {
  name: text('Name', { required: 'Bitte den Namen angeben' }),
  field: text('Fachgebiet', { required: 'Bitte das Fachgebiet angeben' }),
  description: multiline('Beschreibung', { required: 'Bitte eine Beschreibung angeben', max: 500 }),
  href: link('Website'),
  logo: image('Logo'),
}
