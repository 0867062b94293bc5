import type { ChatAssistantKind } from './chat-kind.ts'
import type { ChatTexts } from '#shared/content/chat.ts'

/** What the chat window needs to know before anybody has written: nothing is fetched until then. */
export type ChatWords = { kind: ChatAssistantKind; greeting: string; suggestions: string[]; privacy: string }

export function chatWords(kind: ChatAssistantKind, texts: ChatTexts): ChatWords {
  const { suggestions } = texts
  return kind === 'ai'
    ? { kind, greeting: texts.aiGreeting, privacy: texts.aiPrivacy, suggestions }
    : { kind, greeting: texts.greeting, privacy: texts.privacy, suggestions }
}
