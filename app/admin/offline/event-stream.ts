/** One event of a text/event-stream. */
export type StreamEvent = { name: string; data: string }

/**
 * Reads a text/event-stream however it is cut: pieces of the network end anywhere, also within a word, and hold several
 * events or none. Takes each piece and gives the events that it completes; lines that only keep the connection give none.
 */
export function createEventReader(): (piece: string) => StreamEvent[] {
  let rest = ''
  let name = ''
  let data: string[] = []

  return (piece) => {
    // A return at the end may be the first half of a line break: what follows tells.
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop()!
    return lines.flatMap(readLine)
  }

  function readLine(line: string): StreamEvent[] {
    if (line === '') return finish()
    const [, field, value = ''] = /^([^:]*):? ?(.*)$/s.exec(line)!
    if (field === 'event') name = value
    if (field === 'data') data.push(value)
    return []
  }

  function finish(): StreamEvent[] {
    const event = { name: name || 'message', data: data.join('\n') }
    const isEvent = data.length > 0
    name = ''
    data = []
    return isEvent ? [event] : []
  }
}
