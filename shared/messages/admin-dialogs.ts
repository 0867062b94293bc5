// German texts that dialogs of the admin area share.

import { germanCount } from './german-number.ts'

const entries = (count: number) => germanCount(count, 'Eintrag', 'Einträge')

export const adminDialogMessages = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  /** Items of collections; what is public disappears, a draft only moves. */
  deletion: {
    title: (count: number, title: string) => `${count === 1 ? `„${title}“` : entries(count)} in den Papierkorb legen?`,
    text: (count: number, isPublic: boolean, days: number) => {
      const subject = count === 1 ? 'Der Eintrag' : 'Die Einträge'
      const rest = `${count === 1 ? 'liegt' : 'liegen'} ${days} Tage lang im Papierkorb und ${count === 1 ? 'lässt' : 'lassen'} sich von dort zurückholen.`
      return isPublic
        ? `${subject} ${count === 1 ? 'verschwindet' : 'verschwinden'} von der Website, ${rest}`
        : `${subject} ${rest}`
    },
    confirm: 'In den Papierkorb',
  },
  /** What is said while the places that point to something are looked for. */
  places: {
    searching: 'Es wird geprüft, wo das verwendet wird …',
    unused: 'Nichts anderes verweist darauf.',
    used: 'Darauf wird verwiesen. Diese Stellen führen danach ins Leere:',
    unknown: 'Ob etwas darauf verweist, ließ sich gerade nicht prüfen. Sie können trotzdem fortfahren.',
  },
} as const
