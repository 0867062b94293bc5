import { image, multiline, select, text } from './fields.ts'
import { portraits } from './motifs.ts'

export const teamFields = {
  name: text('Name', { required: 'Bitte den Namen angeben' }),
  role: text('Rolle', { required: 'Bitte die Rolle angeben' }),
  description: multiline('Beschreibung', { required: 'Bitte eine Beschreibung angeben', max: 500 }),
  image: image('Foto', { weave: true }),
  portrait: select('Gewebtes Porträt', portraits, { initial: 'none' }),
}
