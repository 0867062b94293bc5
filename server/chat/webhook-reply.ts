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
})

/** The answer in a webhook's JSON: of a list the first element, then message, output or text. Empty where there is none. */
export function textOfReply(json: unknown): string {
  const value: unknown = Array.isArray(json) ? json[0] : json
  if (typeof value === 'string') return answerIn(value)
  const reply = replySchema.safeParse(value)
  if (!reply.success) return ''
  const { message, output, text } = reply.data
  return answerIn(message) || answerIn(output) || answerIn(text)
}

function answerIn(text = ''): string {
  const trimmed = text.trim()
  return serviceTexts.has(trimmed) ? '' : trimmed
}
