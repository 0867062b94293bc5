import { chatMessages } from '#shared/messages/chat.ts'
import type { ChatMessage } from './chat-store.ts'

const longest = 4_000

/** The talk as the beginning of a message to people; of a long one the end. Empty while the visitor has said nothing. */
export function transcriptOf(messages: ChatMessage[]): string {
  const first = messages.findIndex(({ isBot }) => !isBot)
  if (first < 0) return ''
  const lines = messages
    .slice(first)
    .map(({ content, isBot }) => `${isBot ? chatMessages.bot : chatMessages.you}: ${withoutMarkdown(content)}`)
  const text = lines.join('\n\n')
  return `${chatMessages.transcript}\n\n${text.length > longest ? `… ${text.slice(-longest)}` : text}\n\n`
}

function withoutMarkdown(text: string): string {
  return text.replaceAll(/\[([^\]\n]+)\]\((?:[^()\s]|\([^()\s]*\))+\)/g, '$1').replaceAll('**', '')
}
