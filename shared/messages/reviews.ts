import { germanNumber } from './german-number.ts'

// Handing drafts over, and what people say about them.

export const reviewMessages = {
  states: { waiting: 'Zur Prüfung', returned: 'Zurückgegeben' },
  ask: 'Zur Prüfung geben',
  asked: 'Zur Prüfung gegeben',
  askedText: 'Die Redaktion sieht den Entwurf jetzt auf ihrer Übersicht.',
  waiting: (name: string, moment: string) => `${name} hat diesen Entwurf am ${moment} zur Prüfung gegeben.`,
  returned: (name: string, moment: string) =>
    `${name} hat diesen Entwurf am ${moment} zurückgegeben. Warum, steht in den Kommentaren.`,
  approve: 'Freigeben und veröffentlichen',
  giveBack: 'Zurückgeben',
  giveBackTitle: 'Entwurf zurückgeben?',
  giveBackText: 'Schreiben Sie dazu, was noch fehlt. Der Kommentar bleibt am Entwurf.',
  giveBackComment: 'Kommentar',
  givenBack: 'Entwurf zurückgegeben',
  comments: 'Kommentare',
  commentsOpen: (count: number) => (count === 1 ? '1 offener Kommentar' : `${count} offene Kommentare`),
  none: 'Noch keine Kommentare.',
  unsaved: 'Kommentare sind möglich, sobald der Entwurf gespeichert ist.',
  unreadable: 'Die Kommentare sind ohne Verbindung nicht zu sehen.',
  write: 'Kommentar schreiben',
  send: 'Kommentar senden',
  by: (name: string, moment: string) => `${name}, ${moment}`,
  resolve: 'Erledigt',
  reopen: 'Wieder öffnen',
  resolveOf: (name: string) => `Kommentar von ${name} erledigen`,
  reopenOf: (name: string) => `Kommentar von ${name} wieder öffnen`,
  resolved: 'Erledigt',
  panel: {
    title: 'Zur Prüfung',
    empty: 'Nichts wartet auf eine Prüfung.',
    note: (state: string, name: string, ago: string) => `${state} · ${name}, ${ago}`,
  },
  errors: {
    nothing: 'Hier gibt es keinen Entwurf, der zu prüfen wäre.',
    notWaiting: 'Dieser Entwurf wartet nicht auf eine Prüfung.',
    empty: 'Bitte einen Kommentar schreiben',
    tooLong: (max: number) => `Höchstens ${germanNumber(max)} Zeichen`,
    tooMany: (max: number) =>
      `Mehr als ${max} offene Kommentare sind nicht möglich. Bitte erledigen Sie zuerst einige.`,
    unknown: 'Diesen Kommentar gibt es nicht mehr.',
  },
} as const
