import { defineDocument, type Item } from './define.ts'
import { lines, multiline } from './fields.ts'

/** What the chat window says by itself. Which half counts depends on who answers (I8). */
export const chat = defineDocument({
  name: 'chat',
  area: 'website',
  label: 'Chat',
  fields: {
    greeting: multiline('Begrüßung', { required: 'Bitte eine Begrüßung schreiben', max: 400 }),
    suggestions: lines('Vorgeschlagene Fragen', { help: 'Höchstens vier werden gezeigt', max: 80 }),
    privacy: multiline('Hinweis unter der Eingabe', { required: 'Bitte einen Hinweis schreiben', max: 200 }),
    aiGreeting: multiline('Begrüßung, wenn eine KI antwortet', {
      required: 'Bitte eine Begrüßung schreiben',
      help: 'Muss sagen, dass eine KI antwortet (Artikel 50 KI-Verordnung)',
      max: 400,
    }),
    aiPrivacy: multiline('Hinweis unter der Eingabe, wenn eine KI antwortet', {
      required: 'Bitte einen Hinweis schreiben',
      help: 'Nennen Sie den Anbieter, der die Fragen erhält',
      max: 200,
    }),
  },
  onReadError: 'use-defaults',
  defaults: {
    greeting:
      'Guten Tag! Ich bin ein automatischer Assistent und suche Antworten in den Inhalten dieser Website. Was möchten Sie wissen?',
    suggestions: [
      'Was kostet ein Erstgespräch?',
      'Welche Schulungen bieten Sie an?',
      'Wann haben Sie geöffnet?',
      'Betrifft uns NIS-2?',
    ],
    privacy: 'Bitte keine vertraulichen Daten eingeben.',
    aiGreeting:
      'Hallo! Ich bin ein KI-Assistent. Meine Antworten entstehen automatisch und können falsch sein. Was möchten Sie wissen?',
    aiPrivacy: 'Ihre Fragen gehen an unseren KI-Dienst. Bitte keine vertraulichen Daten eingeben.',
  },
})
export type ChatTexts = Item<typeof chat>
