// What dialogs say; they load when one opens.
import { wordGroup } from '#shared/words/word-group.ts'

export const dialogWords = wordGroup('dialogs', {
  titles: {
    contact: 'Kontakt aufnehmen',
    about: 'Über uns',
    team: 'Unser Team',
    impressum: 'Impressum',
    datenschutz: 'Datenschutz',
    agb: 'AGB',
    cookies: 'Cookie-Einstellungen',
  },
  close: 'Schließen',
  allMembers: 'Alle im Team',
  failedTitle: 'Das konnte nicht geladen werden',
  failedText: 'Bitte versuchen Sie es noch einmal. Sie finden alles auch auf einer eigenen Seite.',
  retry: 'Erneut laden',
  openPage: 'Als Seite öffnen',
})

/** What screen readers hear of every dialog, in the admin area too. */
export const dialogMessages = { close: 'Schließen', loading: 'Inhalt wird geladen' } as const
