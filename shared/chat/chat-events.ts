/** One line of a streamed answer, in the words of n8n's own streams: begin, pieces of text, end or error. */
export type ChatEvent = { type: 'begin' | 'end' } | { type: 'item' | 'error'; content: string }

/** Where visitors' questions go. */
export const chatApiPath = '/api/chat'

/** The media type to ask for pieces instead of one JSON answer (J7). */
export const chatStreamType = 'application/x-ndjson'

/** Reads a line of a stream; null where it is none. */
export function readChatEvent(line: string): ChatEvent | null {
  const value = parseJson(line)
  if (typeof value !== 'object' || value === null || !('type' in value)) return null
  const { type } = value
  if (type === 'begin' || type === 'end') return { type }
  if (type !== 'item' && type !== 'error') return null
  return { type, content: 'content' in value && typeof value.content === 'string' ? value.content : '' }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
