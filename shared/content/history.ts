import { defineCollection, type Item } from './define.ts'
import { historyDefaults } from './defaults/history.ts'
import { historyFields } from './history-fields.ts'

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
