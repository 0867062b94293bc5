import type { ChatEvent } from '#shared/chat/chat-events.ts'
import type { ChatAssistantKind } from '#shared/chat/chat-words.ts'
import { assistantMessages } from '#shared/messages/assistant.ts'
import { chatReplies } from '#shared/messages/chat-replies.ts'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import type { Assistant } from './assistant.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import type { UnansweredQuestions } from '../questions/questions.ts'
import { askWebhook, type ChatQuestion, type WebhookSettings } from './webhook.ts'

type Parts = { config: Config; log: Log; assistant: Assistant; unanswered: UnansweredQuestions; now: () => Date }

/** Answers visitors: through the configured workflow, or from the site's own content (I1). */
export function openVisitorChat({ config, log, assistant, unanswered, now }: Parts) {
  const { webhook } = config.chat
  const breaker = createCircuitBreaker(now)

  async function fromContent(message: string): Promise<string> {
    const reply = await assistant.reply(message)
    if (reply.kind === 'unsure') await remember(message)
    return reply.message
  }

  /** Collecting questions helps the owner; it must never cost a visitor the answer. */
  async function remember(message: string): Promise<void> {
    await unanswered.record(message).catch((cause) => log.warn('question not recorded', { cause }))
  }

  async function* fromWebhook(settings: WebhookSettings, question: ChatQuestion, visitor: AbortSignal) {
    let answered = false
    try {
      for await (const piece of askWebhook(settings, question, visitor)) {
        answered ||= piece.trim() !== ''
        yield piece
      }
    } catch (cause) {
      if (!visitor.aborted) breaker.failed()
      throw cause
    }
    breaker.succeeded()
    if (answered) return
    await remember(question.message)
    yield chatReplies.empty
  }

  async function* pieces(question: ChatQuestion, visitor: AbortSignal): AsyncGenerator<string> {
    if (!webhook) yield await fromContent(question.message)
    else if (breaker.resting) yield `${assistantMessages.standIn}\n\n${await fromContent(question.message)}`
    else yield* fromWebhook(webhook, question, visitor)
  }

  return {
    kind: assistantKind(webhook),

    /** The answer as it comes; whatever goes wrong ends it with the text of spec §8. */
    async *answer(question: ChatQuestion, visitor: AbortSignal): AsyncGenerator<ChatEvent> {
      yield { type: 'begin' }
      try {
        for await (const content of pieces(question, visitor)) if (content !== '') yield { type: 'item', content }
        yield { type: 'end' }
      } catch (cause) {
        if (visitor.aborted) return
        log.warn('chat failed', { cause })
        yield { type: 'error', content: chatReplies.failed }
      }
    },
  }
}

function assistantKind(webhook: WebhookSettings | undefined): ChatAssistantKind {
  return webhook ? 'ai' : 'automatic'
}
