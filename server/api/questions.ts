import { z } from 'zod'
import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import type { Call } from './route.ts'

export const groupSchema = z.strictObject({
  key: z.string('Bitte die Frage angeben').min(1, 'Bitte die Frage angeben'),
})

/** Makes a draft for the FAQ out of a question that the chat could not answer. */
export async function postQuestionDraft({ backend, principal: by, body: { key } }: Call<never, typeof groupSchema>) {
  const id = await backend.unanswered.toFaqDraft(key, by.id)
  if (!id) throw new AppError('not-found', 404, errorMessages.unknownItem)
  return Response.json({ id }, { status: 201 })
}

export async function postQuestionDiscard({ backend, principal: by, body: { key } }: Call<never, typeof groupSchema>) {
  await backend.unanswered.discard(key, by.id)
  return new Response(null, { status: 204 })
}
