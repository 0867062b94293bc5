import { defineCollection } from './define.ts'
import { text } from './fields.ts'

const choiceFields = { title: text('Name', { required: 'Bitte einen Namen angeben', max: 60 }) }

/** What the owner can choose from elsewhere: a name each, in an order made by hand. Items keep the id of what they chose. */
const shared = {
  area: 'content',
  fields: choiceFields,
  title: 'title',
  order: { by: 'position', direction: 'asc' },
  importDefaults: 'replace',
  onReadError: 'use-defaults',
} as const

export const faqTopics = defineCollection({
  ...shared,
  columns: ['title'],
  name: 'faqTopics',
  label: { one: 'Fragenthema', many: 'Fragenthemen' },
  missingId: 'No FAQ topic ID provided',
  defaults: [
    { id: 'general', title: 'Zusammenarbeit' },
    { id: 'costs', title: 'Kosten und Verträge' },
    { id: 'web', title: 'Web und E-Commerce' },
    { id: 'security', title: 'IT-Sicherheit' },
    { id: 'privacy', title: 'Datenschutz' },
    { id: 'health', title: 'Healthcare IT' },
    { id: 'training', title: 'Schulungen' },
    { id: 'recruitment', title: 'Personalberatung' },
    { id: 'ai', title: 'Künstliche Intelligenz' },
  ],
})

export const trainingFormats = defineCollection({
  ...shared,
  columns: ['title'],
  name: 'trainingFormats',
  label: { one: 'Schulungsformat', many: 'Schulungsformate' },
  missingId: 'No training format ID provided',
  defaults: [
    { id: 'on-site', title: 'Vor Ort' },
    { id: 'online', title: 'Online' },
    { id: 'self-paced', title: 'Selbstlernkurs' },
  ],
})

export const trainingLevels = defineCollection({
  ...shared,
  columns: ['title'],
  name: 'trainingLevels',
  label: { one: 'Schulungsstufe', many: 'Schulungsstufen' },
  missingId: 'No training level ID provided',
  defaults: [
    { id: 'beginner', title: 'Einstieg' },
    { id: 'intermediate', title: 'Aufbau' },
    { id: 'expert', title: 'Fachwissen' },
  ],
})
