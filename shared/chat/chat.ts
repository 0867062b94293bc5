import { z } from 'zod'
import { germanNumber } from '#shared/messages/german-number.ts'
import { chatMessageMaxLength } from './chat-events.ts'

/** What a visitor sends. The session id is random, lives in the page's memory only and lets a workflow tell talks apart. */
export const chatRequestSchema = z.strictObject(
  {
    message: z
      .string('Bitte eine Nachricht angeben')
      .trim()
      .min(1, 'Bitte eine Nachricht angeben')
      .max(chatMessageMaxLength, `Höchstens ${germanNumber(chatMessageMaxLength)} Zeichen`),
    sessionId: z
      .string('Bitte einen Text angeben')
      .regex(/^[\w-]{8,64}$/, 'Erlaubt sind 8 bis 64 Buchstaben, Ziffern und Bindestriche')
      .optional(),
  },
  {
    error: ({ code }) => (code === 'unrecognized_keys' ? 'Diese Angabe gibt es nicht' : 'Bitte ein JSON-Objekt senden'),
  },
)
