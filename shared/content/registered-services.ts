import { defineCollection, type Item } from './define.ts'
import { registeredServiceDefaults } from './defaults/registered-services.ts'
import { registeredServiceFields } from './registered-service-fields.ts'

/** Everything that stores or loads something in the visitor's browser (G1, J12); drives consent and privacy text. */
export const registeredServices = defineCollection({
  name: 'registeredServices',
  area: 'website',
  label: { one: 'Dienst', many: 'Dienste-Verzeichnis' },
  fields: registeredServiceFields,
  title: 'name',
  columns: ['name', 'category', 'provider'],
  order: { by: 'position', direction: 'asc' },
  importDefaults: 'replace',
  onReadError: 'throw',
  missingId: 'No registered service ID provided',
  defaults: registeredServiceDefaults,
})
export type RegisteredService = Item<typeof registeredServices>
