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
