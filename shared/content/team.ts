import { defineCollection, type Item } from './define.ts'
import { teamDefaults } from './defaults/team.ts'
import { teamFields } from './team-fields.ts'

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
