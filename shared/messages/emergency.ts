import { wordGroup } from '#shared/words/word-group.ts'

/** The emergency card of the security page. */
export const emergencyWords = wordGroup('emergency', {
  call: 'Telefon im Notfall',
  callNow: 'Jetzt anrufen: {number}',
  print: 'Liste drucken',
})
