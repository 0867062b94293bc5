import { z } from 'zod'
import { chatMessageMaxLength } from './chat-events.ts'
import { wrongInput } from '#shared/messages/wrong-input.ts'

/** What a visitor sends. The session id is random, lives in the page's memory only and lets a workflow tell talks apart. */
export const chatRequestSchema = z.strictObject(
  {
    message: z
      .string(wrongInput.noMessage)
      .trim()
      .min(1, wrongInput.noMessage)
      .max(chatMessageMaxLength, wrongInput.atMost(chatMessageMaxLength)),
    sessionId: z
      .string(wrongInput.noText)
      .regex(/^[\w-]{8,64}$/, wrongInput.sessionIdForm)
      .optional(),
  },
  {
    error: ({ code }) => (code === 'unrecognized_keys' ? wrongInput.unknownField : wrongInput.noObject),
  },
)
