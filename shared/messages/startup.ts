import { wordGroup } from '#shared/words/word-group.ts'

/** What stands in place of a page that cannot be shown (spec §8, J21). */
export const startupWords = wordGroup('startup', {
  title: 'Fehler beim Laden der Anwendung',
  text: 'Bitte laden Sie die Seite neu oder kontaktieren Sie den Support',
  reload: 'Seite neu laden',
  reference: 'Kennung für Rückfragen: {id}',
  tooManyTitle: 'Zu viele Anfragen',
  tooManyText: 'Von Ihrer Internetadresse kamen in kurzer Zeit sehr viele Anfragen. Bitte warten Sie einen Moment.',
})
