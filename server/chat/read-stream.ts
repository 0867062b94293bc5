import { readChatEvent } from '#shared/chat/chat-events.ts'
import { isWebPage, parseJson, textOfReply } from './webhook-reply.ts'

/**
 * Reads the lines of a stream as n8n's own window does: every node speaks between its own begin and end, and the answer
 * is what all of them say. What is no JSON at all is text; an error page of a proxy in between is a failure.
 */
export function createStreamReader(longestAnswer: number) {
  let shown = 0
  /** What the node that speaks now has said so far, and what the one before it said. */
  let said = ''
  let before = ''

  function* take(line: string): Generator<string> {
    const event = readChatEvent(line)
    if (event?.type === 'error') throw new Error('the workflow reported an error')
    if (event && event.type !== 'item') return turn()
    const content = event ? textOfItem(event.content) : plainLine(line)
    // A node that answers at the end repeats what an agent has streamed.
    if (content === '' || (said === '' && content.trim() === before.trim())) return
    const piece = said === '' && before !== '' ? `\n\n${content}` : content
    said += content
    yield piece.slice(0, longestAnswer - shown)
    shown += piece.length
  }

  function turn() {
    if (said === '') return
    before = said
    said = ''
  }

  function plainLine(line: string): string {
    // Blank lines are signs of life; JSON of other kinds tells about the workflow.
    if (line.trim() === '' || parseJson(line) !== undefined) return ''
    if (isWebPage(line)) throw new Error('the stream ends with a web page')
    return said === '' ? line : `\n${line}`
  }

  return {
    take,
    get full() {
      return shown >= longestAnswer
    },
  }
}

/** Nodes other than agents put their whole item into one piece, as JSON. */
function textOfItem(content: string): string {
  return (content.startsWith('{') && textOfReply(parseJson(content))) || content
}
