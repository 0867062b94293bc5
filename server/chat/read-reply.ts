import { readChatEvent } from '#shared/chat/chat-events.ts'
import { createStreamReader } from './read-stream.ts'
import { textOfBody } from './webhook-reply.ts'

/** Larger replies are not read at all; of an answer so many characters are shown. */
const largestReplyBytes = 4 * 1_048_576
const longestAnswer = 8_000

/** The pieces of an answer as a webhook sends them: JSON, text, or a stream of events that starts with one per line. */
export async function* readReply(body: AsyncIterable<Uint8Array>, type: string): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const stream = createStreamReader(longestAnswer)
  let bytes = 0
  let buffer = ''
  let streaming: boolean | undefined

  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > largestReplyBytes) throw new Error('the reply is too large')
    buffer += decoder.decode(chunk, { stream: true })
    // Blank lines in front are signs of life. The first whole line decides: JSON over several lines is no event in it.
    if (streaming === undefined) {
      buffer = buffer.trimStart()
      if (buffer.includes('\n')) streaming = readChatEvent(firstLine(buffer)) !== null
    }
    if (!streaming) continue
    const lines = buffer.split('\n')
    buffer = lines.pop() ?? ''
    for (const line of lines) {
      yield* stream.take(line)
      if (stream.full) return
    }
  }
  buffer += decoder.decode()
  if (streaming || readChatEvent(buffer)) yield* stream.take(buffer)
  else if (buffer.trim() !== '') yield cut(textOfBody(buffer, type))
}

function firstLine(text: string): string {
  return text.slice(0, text.indexOf('\n'))
}

function cut(text: string): string {
  return text.length > longestAnswer ? `${text.slice(0, longestAnswer).trimEnd()} …` : text
}
