import type { PageDefault } from '../pages.ts'

export const agbPage: PageDefault = {
  id: 'agb',
  title: 'AGB',
  headline: 'Allgemeine Geschäfts\u00adbedingungen',
  lead: 'Was gilt, wenn Sie uns beauftragen: Angebot, Leistung, Abnahme, Vergütung und Haftung.',
  motif: 'web',
  seoTitle: 'Allgemeine Geschäftsbedingungen (AGB)',
  seoDescription:
    'Die Allgemeinen Geschäftsbedingungen der Musterwerk IT GmbH für Beratung, Entwicklung, Betrieb und Schulungen.',
}
