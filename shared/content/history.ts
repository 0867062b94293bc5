import { defineCollection, type Item } from './define.ts'
import { historyDefaults } from './defaults/history.ts'
import { multiline, number, text } from './fields.ts'

export const historyFields = {
  year: number('Jahr', { min: 1900, max: 2100 }),
  title: text('Überschrift', { required: 'Bitte eine Überschrift angeben' }),
  text: multiline('Text', { required: 'Bitte einen Text angeben', max: 600 }),
}

export const history = defineCollection({
  name: 'history',
  area: 'content',
  label: { one: 'Historieneintrag', many: 'Historie' },
  fields: historyFields,
  title: 'title',
  columns: ['year', 'title'],
  order: { by: 'year', direction: 'desc' },
  importDefaults: 'add',
  onReadError: 'throw',
  missingId: 'No history entry ID provided',
  defaults: historyDefaults,
})
export type HistoryEntry = Item<typeof history>
