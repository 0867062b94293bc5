import { chatApiPath, chatStreamType, readChatEvent } from '#shared/chat/chat-events.ts'
import { chatReplies } from '#shared/messages/chat-replies.ts'

type Question = { message: string; sessionId: string }

/** Asks the server and calls back with every piece of the answer; whatever goes wrong ends with the text of spec §8. */
export async function askChat(question: Question, signal: AbortSignal, onPiece: (piece: string) => void) {
  let said = false
  const say = (piece: string) => {
    if (signal.aborted) return
    onPiece(piece)
    said = true
  }
  const fail = () => say(said ? `\n\n${chatReplies.failed}` : chatReplies.failed)
  try {
    const response = await fetch(chatApiPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: chatStreamType },
      body: JSON.stringify(question),
      signal,
    })
    if (!response.ok || !response.body) return fail()
    for await (const line of linesOf(response.body)) {
      const event = readChatEvent(line)
      if (event?.type === 'item') say(event.content)
      else if (event?.type === 'error') return fail()
      else if (event?.type === 'end') return said ? undefined : say(chatReplies.empty)
    }
    // The connection ended before the answer did.
    fail()
  } catch {
    fail()
  }
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) break
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest
}
