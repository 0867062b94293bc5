import { randomUUID } from 'node:crypto'
import { chatStreamType, type ChatEvent } from '#shared/chat/chat-events.ts'
import type { chatRequestSchema } from '#shared/chat/chat.ts'
import { addressOf } from '#server/http/address-of.ts'
import { privateJson, streamed } from './answers.ts'
import type { PublicCall } from './route.ts'

export function limitQuestions({ request, backend }: Pick<PublicCall, 'request' | 'backend'>): void {
  backend.chatLimit.take(addressOf(request))
}

/** A visitor's question: answered as `{message}`, or piece by piece to whoever asks for lines of JSON (J7). */
export async function postChat({
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
