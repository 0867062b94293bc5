import { z } from 'zod'

/** What a workflow engine says about itself. None of it is an answer to a visitor (F2, F3). */
const serviceTexts = new Set([
  'Workflow was started',
  'Error in workflow',
  'Workflow executed successfully but no data was returned',
])

const textPart = z.object({ type: z.literal('text'), text: z.string() })
const replySchema = z.object({
  message: z
    .union([z.string(), textPart.transform(({ text }) => text)])
    .optional()
    .catch(undefined),
  output: z.string().optional().catch(undefined),
  text: z.string().optional().catch(undefined),
  chatInput: z.unknown().optional(),
})
/** How a web page begins, behind comments and blanks. */
const pageStart = /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype|html|head|body|\?xml)\b/i
/** JSON that broke off is no text for people. */
const jsonStart = /^\s*[{[]\s*["{[]/

/** The answer in a whole body: JSON, or text as n8n's „Respond with Text“ sends it (as text/html). Throws where there is none. */
export function textOfBody(body: string, type: string): string {
  const json = parseJson(body)
  if (json !== undefined) return textOfReply(json)
  if (isWebPage(body)) throw new Error('the reply is a web page')
  if (jsonStart.test(body) || (type !== '' && !/^text\//i.test(type))) throw new Error('the reply is no JSON')
  return answerIn(body)
}

/** The answer in a webhook's JSON: of a list the first element, then message, output or text. Empty where there is none. */
export function textOfReply(json: unknown): string {
  const value: unknown = Array.isArray(json) ? json[0] : json
  if (typeof value === 'string') return answerIn(value)
  const reply = replySchema.safeParse(value)
  if (!reply.success) return ''
  const { message, output, text, chatInput } = reply.data
  // A workflow that passes its input on repeats the question in `message`.
  const own = chatInput === undefined ? answerIn(message) : ''
  return own || answerIn(output) || answerIn(text)
}

/** A page, such as a proxy sends when it lost patience (F4); an answer may well speak of `<html>`. */
export function isWebPage(text: string): boolean {
  return pageStart.test(text)
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function answerIn(text = ''): string {
  const trimmed = text.trim()
  return serviceTexts.has(trimmed) ? '' : trimmed
}
