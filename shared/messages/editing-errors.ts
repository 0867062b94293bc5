// What the server answers when editing goes wrong; beside errors.ts, which holds what every request can meet.

import { germanNumber } from './german-number.ts'

export const editingErrors = {
  nothingPublished: 'Von diesem Eintrag ist nichts veröffentlicht, zu dem Sie zurückkehren könnten.',
  nothingToUndo: 'Das lässt sich nicht mehr rückgängig machen: Der Eintrag wurde seitdem geändert.',
  momentPassed: 'Bitte einen Zeitpunkt in der Zukunft wählen',
  endsFirst: 'Das Ende muss nach der Veröffentlichung liegen',
  planned: 'Dieser Eintrag ist zur Veröffentlichung geplant. Bitten Sie die Redaktion, den Zeitplan zuerst aufzuheben.',
  nothingToEnd: 'Ein Ende braucht eine Veröffentlichung',
  unknownRevision: 'Diese Fassung gibt es nicht.',
  linkGone: 'Dieser Vorschaulink ist abgelaufen oder wurde zurückgezogen.',
  reasonTooLong: 'Höchstens 500 Zeichen',
  keyReused: 'Unter diesem Schlüssel wurde schon eine andere Änderung gesendet.',
  goneSince: 'Diesen Eintrag gibt es nicht mehr.',
  badKey: 'Der Schlüssel der Änderung braucht 8 bis 64 Buchstaben, Ziffern oder Bindestriche.',
  checkFailed: (first: string, others: number) =>
    others === 0 ? first : `${first} (und ${others === 1 ? 'ein weiterer Fehler' : `${others} weitere Fehler`})`,
} as const

/** Why a rich text is refused before it is read. */
export const richTextLimitMessages = {
  tooLong: (max: number) => `Höchstens ${germanNumber(max)} Zeichen`,
  tooManyTags: (max: number) =>
    `Zu viele Formatierungen: höchstens ${germanNumber(max)} HTML-Tags. Bitte teilen Sie den Text auf.`,
  tooDeep: (max: number) =>
    `Zu tief verschachtelt: höchstens ${germanNumber(max)} Ebenen. Bitte vereinfachen Sie den Text.`,
  inField: (label: string, problem: string) => `${label}: ${problem}`,
} as const
