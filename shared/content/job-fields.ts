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
