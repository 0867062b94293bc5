import { readChatEvent } from '#shared/chat-events.ts'
import { textOfReply } from './webhook-reply.ts'

/** Larger replies are not read at all; of an answer so many characters are shown. */
const largestReplyBytes = 4 * 1_048_576
export const longestAnswer = 8_000

/** The pieces of an answer as a webhook sends them: one JSON value, or a stream of events that starts with one per line. */
export async function* readReply(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let bytes = 0
  let shown = 0
  let buffer = ''
  let streaming: boolean | undefined

  function* take(line: string): Generator<string, boolean> {
    const event = readChatEvent(line)
    if (event?.type === 'error') throw new Error('the workflow reported an error')
    if (event?.type !== 'item' || event.content === '') return event?.type !== 'end'
    yield event.content.slice(0, longestAnswer - shown)
    shown += event.content.length
    return shown < longestAnswer
  }

  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > largestReplyBytes) throw new Error('the reply is too large')
    buffer += decoder.decode(chunk, { stream: true })
    // The first whole line decides. JSON that is printed over several lines is no event in its first one.
    if (streaming === undefined && buffer.includes('\n')) streaming = readChatEvent(firstLine(buffer)) !== null
    if (!streaming) continue
    const lines = buffer.split('\n')
    buffer = lines.pop() ?? ''
    for (const line of lines) if (!(yield* take(line))) return
  }
  buffer += decoder.decode()
  if (streaming || readChatEvent(buffer)) return void (yield* take(buffer))
  if (buffer.trim() !== '') yield cut(textOfReply(parseJson(buffer)))
}

function firstLine(text: string): string {
  return text.slice(0, text.indexOf('\n'))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error('the reply is no JSON', { cause })
  }
}

function cut(text: string): string {
  return text.length > longestAnswer ? `${text.slice(0, longestAnswer).trimEnd()} …` : text
}
