import { chatApiPath, chatStreamType, type ChatEvent } from '#shared/chat/chat-events.ts'
import { chatRequestSchema } from '#shared/chat/chat.ts'
import { guardedRow, publicRow, type ApiRoute, type Call, type PublicCall } from './route.ts'
import { z } from 'zod'
import { AppError } from '#shared/errors.ts'
import { errorMessages } from '#shared/messages/errors.ts'
import { randomUUID } from 'node:crypto'
import { addressOf } from '#server/http/address-of.ts'
import { privateJson, streamed } from './answers.ts'
import { wrongInput } from '#shared/messages/wrong-input.ts'

const groupSchema = z.strictObject({
  key: z.string(wrongInput.noQuestion).min(1, wrongInput.noQuestion),
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

async function limitQuestions({ request, backend }: Pick<PublicCall, 'request' | 'backend'>): Promise<void> {
  // A workflow elsewhere costs this machine nothing.
  if (backend.chat.kind === 'automatic') backend.renderLimits.admit()
  await backend.chatLimit.take(addressOf(request))
}

/** A visitor's question: answered as `{message}`, or piece by piece to whoever asks for lines of JSON (J7). */
async function postChat({
  request,
  backend: { chat },
  body,
}: PublicCall<never, typeof chatRequestSchema>): Promise<Response> {
  const { message, sessionId = randomUUID() } = body
  const leaving = new AbortController()
  const visitor = AbortSignal.any([request.signal, leaving.signal])
  const events = chat.answer({ message, sessionId }, visitor)

  if (request.headers.get('accept')?.includes(chatStreamType)) {
    const headers = { ...streamed, 'content-type': `${chatStreamType}; charset=utf-8` }
    return new Response(
      asLines(events, () => leaving.abort()),
      { headers },
    )
  }
  let answer = ''
  for await (const event of events) {
    if (event.type === 'item') answer += event.content
    if (event.type === 'error') answer = event.content
  }
  return privateJson({ message: answer })
}

function asLines(events: AsyncGenerator<ChatEvent>, onLeave: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await events.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`))
    },
    async cancel() {
      onLeave()
      await events.return(undefined)
    },
  })
}
