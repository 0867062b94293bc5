import { wordGroup } from '#shared/words/word-group.ts'

/** What the chat window says by itself. */
export const chatWindowWords = wordGroup('chatWindow', {
  title: 'Fragen Sie uns',
  assistant: { automatic: 'Automatischer Assistent', ai: 'KI-Assistent · automatisch erzeugte Antworten' },
  placeholder: 'Frage schreiben',
  contact: 'Zum Kontaktformular',
  privacy: 'Datenschutz',
  you: 'Sie',
  bot: 'Assistent',
  transcript: 'Mein Gespräch im Chat:',
})

/** What screen readers hear of the chat. */
export const chatMessages = {
  open: 'Chat öffnen',
  close: 'Chat schließen',
  clear: 'Gespräch löschen',
  log: 'Gespräch',
  typing: 'Der Assistent schreibt',
  suggestions: 'Häufige Fragen',
  input: 'Ihre Frage',
  send: 'Senden',
} as const
