import { defineCollection, type Item } from './define.ts'
import { trainingDefaults } from './defaults/trainings.ts'
import { trainingFields } from './training-fields.ts'

export const trainings = defineCollection({
  name: 'trainings',
  area: 'content',
  label: { one: 'Schulung', many: 'Schulungen' },
  fields: trainingFields,
  title: 'title',
  columns: ['title', 'format', 'level', 'duration'],
  order: { by: 'position', direction: 'asc' },
  importDefaults: 'replace',
  onReadError: 'throw',
  missingId: 'No training ID provided',
  defaults: trainingDefaults,
})
export type Training = Item<typeof trainings>
