import { randomUUID } from 'node:crypto'
import type { ConnectionTest } from '#shared/connections/connections.ts'
import { connectionMessages } from '#shared/messages/connections.ts'
import { askWebhook, type WebhookSettings } from './webhook.ts'

const words = connectionMessages.result
const answerMaxLength = 300

/** Asks the workflow as a visitor would, and tells what it answered. */
export async function testWebhook(settings: WebhookSettings | undefined, limitMs: number): Promise<ConnectionTest> {
  if (!settings) return { ok: false, text: words.chatNone, answer: null }
  const patience = AbortSignal.timeout(limitMs)
  const question = { message: words.chatQuestion, sessionId: randomUUID() }
  try {
    let answer = ''
    for await (const piece of askWebhook(settings, question, patience)) {
      answer += piece
      if (answer.length > answerMaxLength) break
    }
    const text = answer.trim()
    return text === ''
      ? { ok: false, text: words.chatEmpty, answer: null }
      : { ok: true, text: words.chatAnswered, answer: text.slice(0, answerMaxLength) }
  } catch (cause) {
    return { ok: false, text: patience.aborted ? words.chatSilent : reasonOf(cause), answer: null }
  }
}

function reasonOf(cause: unknown): string {
  const [, status] = /answered (\d{3})$/.exec((cause as Error).message) ?? []
  return status ? words.chatStatus(status) : words.chatFailed
}
