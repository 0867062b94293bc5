import { defineCollection, type Item } from './define.ts'
import { jobDefaults } from './defaults/jobs.ts'
import { address, date, lines, multiline, text, toggle } from './fields.ts'

export const jobFields = {
  title: text('Stelle', { required: 'Bitte die Stelle benennen' }),
  location: text('Ort', { required: 'Bitte den Ort angeben' }),
  employment: text('Umfang', { required: 'Bitte den Umfang angeben', help: 'Zum Beispiel „Vollzeit oder 32 Stunden“' }),
  start: text('Beginn'),
  salary: text('Gehalt'),
  remote: toggle('Vollständig von zu Hause möglich', {
    on: false,
    help: 'Sagt es Suchmaschinen. Wer auch ins Büro kommt, schreibt es in den Ort',
  }),
  validUntil: date('Bewerbung bis', { help: 'Sagt es Suchmaschinen; leer = bis die Stelle besetzt ist' }),
  summary: multiline('Worum es geht', { required: 'Bitte beschreiben, worum es geht', max: 600 }),
  tasks: lines('Aufgaben', { required: 'Bitte mindestens eine Aufgabe angeben' }),
  profile: lines('Profil', { required: 'Bitte mindestens eine Anforderung angeben' }),
  offer: lines('Was wir bieten', { required: 'Bitte mindestens einen Punkt angeben' }),
  address: address('/career/'),
}

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
