import type { PageDefault } from '../../page-fields.ts'

export const statusPage: PageDefault = {
  id: 'status',
  title: 'Status',
  headline: 'Störungen und Wartungen',
  lead: 'Was gerade nicht läuft, woran wir arbeiten und was wir planen. Auch ohne Verbindung zeigt Ihr Browser den zuletzt geladenen Stand.',
  motif: 'web',
  blocks: [
    {
      kind: 'callToAction',
      id: 'aufruf',
      title: 'Etwas läuft nicht, und es steht nicht hier?',
      text: 'Schreiben Sie uns oder rufen Sie an. Je genauer Sie beschreiben, was Sie sehen, desto schneller finden wir die Ursache.',
      label: 'Störung melden',
    },
  ],
  seoTitle: 'Status: Störungen und geplante Wartungen',
  seoDescription:
    'Aktuelle Störungen, Meldungen zur Telematikinfrastruktur und geplante Wartungen der {{firma.name}}, auch als Feed und Kalender.',
}
