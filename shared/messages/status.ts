import { wordGroup } from '#shared/words/word-group.ts'

/** The page about disturbances and maintenance, and the bar on others. */
export const statusWords = wordGroup('status', {
  fine: 'Keine Störung bekannt',
  fineText: 'Zurzeit liegt uns keine Meldung vor. Bemerken Sie etwas, rufen Sie uns an.',
  current: 'Aktuelle Meldungen',
  planned: 'Geplante Wartungen',
  past: 'Frühere Meldungen',
  affected: 'Betroffen: {names}',
  since: 'Seit {moment}',
  from: 'Ab {moment}',
  until: 'bis {moment}',
  ended: 'Erledigt am {moment}',
  calendar: 'Wartungen als Kalender',
  feed: 'Meldungen als Feed',
  more: 'Mehr zum Stand',
  notice: 'Hinweis',
  limited: 'Eingeschränkt',
  outage: 'Ausfall',
  maintenance: 'Wartung',
})

/** What the short form of the admin area says. */
export const statusAdminMessages = {
  title: 'Störung melden',
  note: 'Drei Angaben genügen: Die Meldung steht sofort auf der Seite „Status“ und als Hinweis auf den betroffenen Seiten.',
  form: 'Neue Meldung',
  field: {
    title: 'Was ist gestört?',
    text: 'Was Betroffene wissen sollten',
    severity: 'Schwere',
    services: 'Betroffene Leistungen',
    servicesHelp: 'Ohne Auswahl erscheint der Hinweis auf allen Seiten.',
    endsAt: 'Endet voraussichtlich',
    endsAtHelp: 'Freiwillig. Dann verschwindet der Hinweis von selbst.',
  },
  publish: 'Sofort veröffentlichen',
  published: 'Meldung veröffentlicht',
  badEnd: 'Diese Uhrzeit gibt es an dem Tag nicht',
  current: 'Aktuell',
  none: 'Zurzeit gibt es keine Meldung.',
  update: 'Neuer Stand',
  updateOf: (title: string) => `Neuer Stand: ${title}`,
  addUpdate: 'Stand ergänzen',
  updated: 'Stand ergänzt',
  end: 'Als erledigt melden',
  ended: 'Als erledigt gemeldet',
  doneText: 'Die Störung ist behoben.',
  edit: 'Bearbeiten',
  editOf: (title: string) => `Bearbeiten: ${title}`,
  maintenance: 'Wartung planen',
} as const
