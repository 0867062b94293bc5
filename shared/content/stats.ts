import { defineCollection } from './define.ts'
import { text } from './fields.ts'

export const stats = defineCollection({
  name: 'stats',
  area: 'content',
  label: { one: 'Kennzahl', many: 'Kennzahlen' },
  fields: {
    value: text('Wert', { required: 'Bitte einen Wert angeben', help: 'Zum Beispiel „240+“ oder „99,95 %“' }),
    label: text('Bezeichnung', { required: 'Bitte eine Bezeichnung angeben' }),
  },
  title: 'label',
  columns: ['value', 'label'],
  order: { by: 'position', direction: 'desc' },
  importDefaults: 'replace',
  onReadError: 'use-defaults',
  missingId: 'No stat ID provided',
  deleteFailed: 'Failed to delete stat: ',
  defaults: [
    { value: '19', label: 'Jahre Erfahrung mit gewachsenen IT-Landschaften' },
    { value: '240+', label: 'abgeschlossene Projekte für 130 Unternehmen' },
    { value: '99,95 %', label: 'Verfügbarkeit der von uns betreuten Systeme' },
    { value: '11 Min.', label: 'bis zum Rückruf im Bereitschaftsdienst' },
  ],
})
