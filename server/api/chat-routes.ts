import { chatApiPath } from '#shared/chat/chat-events.ts'
import { chatRequestSchema } from '#shared/chat/chat.ts'
import { limitQuestions, postChat } from './chat.ts'
import { guardedRow, publicRow, type ApiRoute, type Call } from './route.ts'
import { z } from 'zod'
import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'

const groupSchema = z.strictObject({
  key: z.string('Bitte die Frage angeben').min(1, 'Bitte die Frage angeben'),
})

/** The chat of visitors, and what it could not answer. */
export const chatRoutes: ApiRoute[] = [
  publicRow({ method: 'POST', path: chatApiPath, admit: limitQuestions, body: chatRequestSchema, handler: postChat }),
  guardedRow({
    method: 'POST',
    path: '/api/questions/draft',
    right: 'edit-content',
    audit: ['content.create'],
    body: groupSchema,
    handler: postQuestionDraft,
  }),
  guardedRow({
    method: 'POST',
    path: '/api/questions/discard',
    right: 'edit-content',
    audit: ['question.discard'],
    body: groupSchema,
    handler: postQuestionDiscard,
  }),
]

/** Makes a draft for the FAQ out of a question that the chat could not answer. */
async function postQuestionDraft({ backend, principal: by, body: { key } }: Call<never, typeof groupSchema>) {
  const id = await backend.unanswered.toFaqDraft(key, by.id)
  if (!id) throw new AppError('not-found', 404, errorMessages.unknownItem)
  return Response.json({ id }, { status: 201 })
}

async function postQuestionDiscard({ backend, principal: by, body: { key } }: Call<never, typeof groupSchema>) {
  await backend.unanswered.discard(key, by.id)
  return new Response(null, { status: 204 })
}
