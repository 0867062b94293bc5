import type { Config } from '#server/base/config.ts'
import { readReply } from './read-reply.ts'

export type WebhookSettings = Exclude<Config['chat']['webhook'], undefined>
export type ChatQuestion = { message: string; sessionId: string }

/** A reply may take longer than the timeout as long as it keeps coming, but not for ever. */
const mostTimeouts = 5

/**
 * Asks the workflow; throws when it cannot be reached, refuses, redirects, falls silent or answers with a web page. The
 * question goes in the words of spec §7 (`message`) and in those of n8n's Chat Trigger.
 */
export async function* askWebhook(
  { url, header, timeoutMs }: WebhookSettings,
  question: ChatQuestion,
  visitor: AbortSignal,
): AsyncGenerator<string> {
  const silence = new AbortController()
  const signal = AbortSignal.any([visitor, silence.signal, AbortSignal.timeout(timeoutMs * mostTimeouts)])
  const timer = setTimeout(() => silence.abort(new Error('the webhook fell silent')), timeoutMs)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(header && { [header.name]: header.value }) },
      body: JSON.stringify({ ...question, chatInput: question.message, action: 'sendMessage' }),
      redirect: 'manual',
      signal,
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`the webhook answered ${response.status}`)
    }
    const type = response.headers.get('content-type') ?? ''
    if (response.body) yield* readReply(restarting(response.body, timer), type)
  } finally {
    clearTimeout(timer)
    silence.abort()
  }
}

/** Every piece that arrives starts the wait for the next one anew. */
async function* restarting(body: AsyncIterable<Uint8Array>, timer: NodeJS.Timeout): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    timer.refresh()
    yield chunk
  }
}
