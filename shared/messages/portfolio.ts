// What portfolio and project pages say.
import { wordGroup } from '#shared/words/word-group.ts'

export const portfolioWords = wordGroup('portfolio', {
  all: 'Alle',
  allProjects: 'Alle Projekte',
  filtered: 'Projekte: {service}',
  filteredDescription: '{service}: Projekte mit Ausgangslage, Umsetzung und gemessenem Ergebnis.',
  example: 'Beispielprojekt',
  exampleNote: 'Beispielprojekt: Name und Zahlen sind Beispielwerte, bis die Referenz freigegeben ist.',
  measured: 'Vorher und nachher',
  before: 'Vorher',
  after: 'Nachher',
  facts: {
    client: 'Kunde',
    industry: 'Branche',
    year: 'Jahr',
    service: 'Leistung',
    technologies: 'Technik',
  },
})

/** What screen readers hear of the filter. */
export const portfolioMessages = {
  filter: 'Projekte nach Leistung',
  count: (projects: number) => (projects === 1 ? '1 Projekt' : `${projects} Projekte`),
} as const
