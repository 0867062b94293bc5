// The archive of legal texts.
import { wordGroup } from '#shared/words/word-group.ts'

export const legalVersionWords = wordGroup('legalVersions', {
  link: 'Frühere Fassungen',
  title: '{name}: alle Fassungen',
  lead: 'Jede Fassung, die auf dieser Website veröffentlicht war, mit dem Tag, an dem sie galt.',
  current: 'aktuelle Fassung',
  from: 'Gültig ab {date}',
  until: 'bis {date}',
  version: '{name} vom {date}',
  outdated: 'Dies ist eine frühere Fassung. Sie steht hier zum Nachlesen und gilt nicht mehr.',
  toCurrent: 'Zur aktuellen Fassung',
})
