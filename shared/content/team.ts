import { defineCollection, type Item } from './define.ts'
import { teamDefaults } from './defaults/team.ts'
import { image, multiline, select, text } from './fields.ts'
import { portraits } from './motifs.ts'

export const teamFields = {
  name: text('Name', { required: 'Bitte den Namen angeben' }),
  role: text('Rolle', { required: 'Bitte die Rolle angeben' }),
  description: multiline('Beschreibung', { required: 'Bitte eine Beschreibung angeben', max: 500 }),
  image: image('Foto', { weave: true }),
  portrait: select('Gewebtes Porträt', portraits, { initial: 'none' }),
}

export const team = defineCollection({
  name: 'team',
  area: 'content',
  label: { one: 'Teammitglied', many: 'Team' },
  fields: teamFields,
  title: 'name',
  columns: ['name', 'role'],
  order: { by: 'position', direction: 'asc' },
  importDefaults: 'replace',
  onReadError: 'throw',
  missingId: 'No team member ID provided',
  defaults: teamDefaults,
})
export type TeamMember = Item<typeof team>
