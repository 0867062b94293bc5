// The archive of legal texts.

export const legalVersionMessages = {
  link: 'Frühere Fassungen',
  title: (name: string) => `${name}: alle Fassungen`,
  lead: 'Jede Fassung, die auf dieser Website veröffentlicht war, mit dem Tag, an dem sie galt.',
  current: 'aktuelle Fassung',
  from: (date: string) => `Gültig ab ${date}`,
  until: (date: string) => `bis ${date}`,
  version: (name: string, date: string) => `${name} vom ${date}`,
  outdated: 'Dies ist eine frühere Fassung. Sie steht hier zum Nachlesen und gilt nicht mehr.',
  toCurrent: 'Zur aktuellen Fassung',
} as const
