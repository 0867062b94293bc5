import type { chatWindowWords } from '#shared/messages/chat.ts'
import type { Words } from '#shared/words/word-group.ts'
import type { ChatMessage } from './chat-store.ts'

type TranscriptWords = Pick<Words<typeof chatWindowWords.texts>, 'you' | 'bot' | 'transcript'>

const longest = 4_000

/** The talk as the beginning of a message to people; of a long one the end. Empty while the visitor has said nothing. */
export function transcriptOf(messages: ChatMessage[], words: TranscriptWords): string {
  const first = messages.findIndex(({ isBot }) => !isBot)
  if (first < 0) return ''
  const lines = messages
    .slice(first)
    .map(({ content, isBot }) => `${isBot ? words.bot : words.you}: ${withoutMarkdown(content)}`)
  const text = lines.join('\n\n')
  return `${words.transcript}\n\n${text.length > longest ? `… ${text.slice(-longest)}` : text}\n\n`
}

function withoutMarkdown(text: string): string {
  return text.replaceAll(/\[([^\]\n]+)\]\((?:[^()\s]|\([^()\s]*\))+\)/g, '$1').replaceAll('**', '')
}
