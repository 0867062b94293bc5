import { randomUUID } from 'node:crypto'
import { chatStreamType, type ChatEvent } from '#shared/chat/chat-events.ts'
import { chatRequestSchema } from '#shared/chat/chat.ts'
import { parse } from '#shared/errors.ts'
import type { Backend } from '#server/backend.ts'
import { addressOf } from '#server/http/address-of.ts'
import { readJson } from '#server/http/body.ts'
import { streamed } from './answers.ts'

const noStore = { 'cache-control': 'no-store' }

/** A visitor's question: answered as `{message}`, or piece by piece to whoever asks for lines of JSON (J7). */
export async function postChat(request: Request, { chat, chatLimit }: Backend): Promise<Response> {
  chatLimit.take(addressOf(request))
  const { message, sessionId = randomUUID() } = parse(chatRequestSchema, await readJson(request))
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
  return Response.json({ message: answer }, { headers: noStore })
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
