import type { Defaults } from '../define.ts'
import type { categoryFields } from '../category-fields.ts'

export const categoryDefaults: Defaults<typeof categoryFields> = [
  {
    id: 'it-sicherheit',
    title: 'IT-Sicherheit',
    description:
      'Zugänge, Netze, Sicherungen und Notfälle: Wie Sie Angriffe erschweren und nach einem Vorfall schnell wieder arbeiten.',
  },
  {
    id: 'healthcare-it',
    title: 'Healthcare IT',
    description: 'Telematikinfrastruktur, elektronische Patientenakte und Praxis-IT, erklärt für das ganze Praxisteam.',
  },
  {
    id: 'ki',
    title: 'KI',
    description:
      'Sprachmodelle und Assistenten im Betrieb: Was sie leisten, was sie kosten und wo ihre Grenzen liegen.',
  },
  {
    id: 'datenschutz',
    title: 'Datenschutz und Recht',
    description: 'Pflichten aus DSGVO, NIS-2 und KI-Verordnung, übersetzt in Abläufe, Fristen und Vorlagen.',
  },
  {
    id: 'cloud',
    title: 'Cloud',
    description: 'Umzug, Betrieb und Kosten in Rechenzentren, mit Ablaufplänen aus unseren Projekten.',
  },
  {
    id: 'web-und-shop',
    title: 'Web und Shop',
    description: 'Websites und Online-Shops, die schnell laden, zugänglich sind und zu Lager und Buchhaltung passen.',
  },
  {
    id: 'personal',
    title: 'Personal',
    description: 'IT-Fachkräfte finden, auswählen und halten: von der Stellenanzeige bis zum ersten Arbeitstag.',
  },
]
