import type { Defaults } from '../define.ts'
import type { historyFields } from '../history-fields.ts'

export const historyDefaults: Defaults<typeof historyFields> = [
  {
    year: 2025,
    title: 'KI-Werkstatt eröffnet',
    text: 'Lokale Sprachmodelle für Unternehmen, die ihre Daten nicht aus der Hand geben.',
  },
  {
    year: 2021,
    title: 'Notfallbereitschaft',
    text: 'Ein fester Bereitschaftsdienst hilft auch nachts und am Wochenende.',
  },
  {
    year: 2019,
    title: 'Cloud aus Deutschland',
    text: 'Die ersten Kunden ziehen mit ihren Servern in deutsche Rechenzentren um. Der Betrieb bleibt bei uns.',
  },
  {
    year: 2017,
    title: 'Healthcare IT kommt dazu',
    text: 'Die ersten 40 Arztpraxen gehen mit uns in die Telematikinfrastruktur.',
  },
  {
    year: 2014,
    title: 'Umzug in die Weberstraße',
    text: 'Aus dem kleinen Büro wird ein ganzes Stockwerk. Zwölf Menschen entwickeln und betreuen jetzt unter einem Dach.',
  },
  {
    year: 2012,
    title: 'Eigenes Schulungszentrum',
    text: 'Security-Awareness-Trainings für Belegschaften bis 500 Personen.',
  },
  {
    year: 2009,
    title: 'Der erste Wartungsvertrag',
    text: 'Ein Onlinehändler vertraut uns den Betrieb seines Shops an. Wer plant, betreut auch: Dabei ist es geblieben.',
  },
  {
    year: 2007,
    title: 'Gründung in Erfurt',
    text: 'Zwei Entwickler, ein Auftrag, ein Raum über einer alten Weberei.',
  },
]
