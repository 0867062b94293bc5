import { wordGroup } from '#shared/words/word-group.ts'

/** What the chat says when there is no answer, word for word as in spec §8. */
export const chatReplyWords = wordGroup('chatReplies', {
  failed: 'Entschuldigung, es gab einen Fehler bei der Verarbeitung Ihrer Nachricht.',
  empty: 'Entschuldigung, ich konnte keine Antwort generieren.',
})
