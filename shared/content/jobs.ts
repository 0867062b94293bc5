import { defineCollection, type Item } from './define.ts'
import { jobDefaults } from './defaults/jobs.ts'
import { jobFields } from './job-fields.ts'

export const jobs = defineCollection({
  name: 'jobs',
  area: 'content',
  label: { one: 'Stelle', many: 'Stellen' },
  fields: jobFields,
  title: 'title',
  columns: ['title', 'location', 'employment'],
  order: { by: 'position', direction: 'asc' },
  importDefaults: 'replace',
  onReadError: 'throw',
  missingId: 'No job ID provided',
  defaults: jobDefaults,
})
export type Job = Item<typeof jobs>
