import { defineCollection, type Item } from './define.ts'
import { date, lines, list, multiline, reference, select, text } from './fields.ts'

const incidentFields = {
  title: text('Meldung', { required: 'Bitte die Meldung benennen', max: 120 }),
  kind: select('Art', { incident: 'Störung', maintenance: 'Geplante Wartung' }, { initial: 'incident' }),
  severity: select(
    'Schwere',
    { notice: 'Hinweis', limited: 'Eingeschränkt', outage: 'Ausfall' },
    { initial: 'limited' },
  ),
  text: multiline('Was los ist', { required: 'Bitte beschreiben, was los ist', max: 1_000 }),
  services: list(
    'Betroffene Leistungen',
    { service: reference('Leistung', 'services', { required: 'Bitte eine Leistung wählen' }) },
    { itemLabel: 'Leistung', help: 'Der Hinweis erscheint auf deren Seiten; ohne Auswahl auf allen' },
  ),
  affected: lines('Außerdem betroffen', {
    help: 'Eine Angabe je Zeile, zum Beispiel „TI-Konnektoren“ oder „E-Rezept“',
  }),
  startsAt: date('Beginn', { help: 'Leer = mit der Veröffentlichung' }),
  endsAt: date('Ende', { help: 'Ab dann gilt die Meldung von selbst als erledigt' }),
  updates: list(
    'Verlauf',
    {
      at: date('Zeitpunkt'),
      text: multiline('Text', { required: 'Bitte schreiben, was sich geändert hat', max: 1_000 }),
    },
    { itemLabel: 'Eintrag' },
  ),
}

/** What is out of order or will be: told on /status, and in a bar on the pages concerned. */
export const incidents = defineCollection({
  name: 'incidents',
  area: 'content',
  label: { one: 'Störungsmeldung', many: 'Störungsmeldungen' },
  fields: incidentFields,
  title: 'title',
  columns: ['title', 'kind', 'severity', 'startsAt'],
  order: { by: 'createdAt', direction: 'desc' },
  importDefaults: 'add',
  onReadError: 'throw',
  missingId: 'No incident ID provided',
  defaults: [],
})
export type Incident = Item<typeof incidents>
