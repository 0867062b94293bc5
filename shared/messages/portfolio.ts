// What portfolio and project pages say.

export const portfolioMessages = {
  all: 'Alle',
  allProjects: 'Alle Projekte',
  filter: 'Projekte nach Leistung',
  filtered: (service: string) => `Projekte: ${service}`,
  count: (projects: number) => (projects === 1 ? '1 Projekt' : `${projects} Projekte`),
  example: 'Beispielprojekt',
  exampleNote: 'Beispielprojekt: Name und Zahlen sind Platzhalter, bis die Referenz freigegeben ist.',
  facts: {
    client: 'Kunde',
    industry: 'Branche',
    year: 'Jahr',
    service: 'Leistung',
    technologies: 'Technik',
  },
} as const
