/** Labels of the chat window; a file of their own, so that pages do not carry them before it opens. */
export const chatMessages = {
  title: 'Fragen Sie uns',
  assistant: { automatic: 'Automatischer Assistent', ai: 'KI-Assistent · automatisch erzeugte Antworten' },
  open: 'Chat öffnen',
  close: 'Chat schließen',
  clear: 'Gespräch löschen',
  log: 'Gespräch',
  typing: 'Der Assistent schreibt',
  suggestions: 'Häufige Fragen',
  input: 'Ihre Frage',
  placeholder: 'Frage schreiben',
  send: 'Senden',
  contact: 'Zum Kontaktformular',
  privacy: 'Datenschutz',
  you: 'Sie',
  bot: 'Assistent',
  transcript: 'Mein Gespräch im Chat:',
} as const
