import type { ChatTexts } from '#shared/content/chat.ts'

/** Who answers: the webhook's model, or the built-in assistant. The label says which (I8, J8). */
export type ChatAssistantKind = 'ai' | 'automatic'

/** What the chat window needs to know before anybody has written: nothing is fetched until then. */
export type ChatWords = { kind: ChatAssistantKind; greeting: string; suggestions: string[]; privacy: string }

export function chatWords(kind: ChatAssistantKind, texts: ChatTexts): ChatWords {
  const { suggestions } = texts
  return kind === 'ai'
    ? { kind, greeting: texts.aiGreeting, privacy: texts.aiPrivacy, suggestions }
    : { kind, greeting: texts.greeting, privacy: texts.privacy, suggestions }
}
