import type { ChatEvent } from '#shared/chat/chat-events.ts'
import type { ChatAssistantKind } from '#shared/chat/chat-words.ts'
import { assistantWords } from '#shared/messages/assistant.ts'
import { chatReplyWords } from '#shared/messages/chat-replies.ts'
import { readWords } from '#server/content/read-words.ts'
import type { PublishedReads } from '#server/content/filled-content.ts'
import type { Log } from '#server/base/log.ts'
import type { Assistant } from './assistant.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import type { UnansweredQuestions } from '../questions/questions.ts'
import { testWebhook } from './test-webhook.ts'
import { askWebhook, type ChatQuestion, type WebhookSettings } from './webhook.ts'

type Parts = {
  /** The workflow in force, if there is one. */
  webhook: () => WebhookSettings | undefined
  log: Log
  store: PublishedReads
  assistant: Assistant
  unanswered: UnansweredQuestions
  /** Searching for an answer is work, and waits for its turn. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>
  now: () => Date
}

/** Answers visitors: through the configured workflow, or from the site's own content (I1). */
export function openVisitorChat({ webhook, log, store, assistant, unanswered, inTurn, now }: Parts) {
  let breaker = { of: webhook(), circuit: createCircuitBreaker(now) }

  /** Failures of one workflow are none of the next. */
  function circuitOf(settings: WebhookSettings) {
    if (breaker.of !== settings) breaker = { of: settings, circuit: createCircuitBreaker(now) }
    return breaker.circuit
  }

  async function fromContent(message: string): Promise<string> {
    const reply = await inTurn(() => assistant.reply(message))
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
      if (!visitor.aborted) circuitOf(settings).failed()
      throw cause
    }
    circuitOf(settings).succeeded()
    if (answered) return
    await remember(question.message)
    yield (await readWords(store, chatReplyWords)).empty
  }

  async function* pieces(question: ChatQuestion, visitor: AbortSignal): AsyncGenerator<string> {
    const settings = webhook()
    if (!settings) yield await fromContent(question.message)
    else if (circuitOf(settings).resting) {
      const { standIn } = await readWords(store, assistantWords)
      yield `${standIn}\n\n${await fromContent(question.message)}`
    } else yield* fromWebhook(settings, question, visitor)
  }

  return {
    /** Who answers: the label says so. */
    get kind() {
      return assistantKind(webhook())
    },

    /** Asks the workflow in force a question of ours. */
    test: (limitMs: number) => testWebhook(webhook(), limitMs),

    /** The answer as it comes; whatever goes wrong ends it with the text of spec §8. */
    async *answer(question: ChatQuestion, visitor: AbortSignal): AsyncGenerator<ChatEvent> {
      yield { type: 'begin' }
      try {
        for await (const content of pieces(question, visitor)) if (content !== '') yield { type: 'item', content }
        yield { type: 'end' }
      } catch (cause) {
        if (visitor.aborted) return
        log.warn('chat failed', { cause })
        yield { type: 'error', content: (await readWords(store, chatReplyWords)).failed }
      }
    },
  }
}

function assistantKind(webhook: WebhookSettings | undefined): ChatAssistantKind {
  return webhook ? 'ai' : 'automatic'
}
