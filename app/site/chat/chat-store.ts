import { createObservable } from '#kit/state/observable.ts'
import { randomHex } from '#shared/text/random-hex.ts'
import { chatApiPath, chatStreamType, readChatEvent } from '#shared/chat/chat-events.ts'
import { chatReplyWords } from '#shared/messages/chat-replies.ts'
import { wordsOnPage } from '#site/page/words-on-page.ts'
import type { chatWindowWords } from '#shared/messages/chat.ts'
import type { Words } from '#shared/words/word-group.ts'

type Question = { message: string; sessionId: string }

/** Spec §3: content and who speaks. */
export type ChatMessage = { id: number; content: string; isBot: boolean }
type ChatState = {
  messages: ChatMessage[]
  /** While waiting the visitor cannot send; what has arrived so far is the last message. */
  waiting: boolean
}

const longestTranscript = 4_000
const nothing: ChatState = { messages: [], waiting: false }

// Outside React and in memory only: the talk outlives a page change and nothing else (J8).
const state = createObservable(nothing)
let asking = new AbortController()
let sessionId = randomHex(16)
let nextId = 0

export const chatState = state.get
export const subscribeToChat = state.subscribe

export function clearChat(): void {
  asking.abort()
  sessionId = randomHex(16)
  change({ messages: [], waiting: false })
}

export async function askAssistant(text: string): Promise<void> {
  const message = text.trim()
  if (message === '' || state.get().waiting) return
  asking = new AbortController()
  const { signal } = asking
  add({ content: message, isBot: false })
  change({ waiting: true })
  let answer: ChatMessage | undefined
  await askChat({ message, sessionId }, signal, (piece) => {
    if (answer) answer = replace({ ...answer, content: answer.content + piece })
    else answer = add({ content: piece, isBot: true })
  })
  if (!signal.aborted) change({ waiting: false })
}

type TranscriptWords = Pick<Words<typeof chatWindowWords.texts>, 'you' | 'bot' | 'transcript'>

/** The talk as the beginning of a message to people; of a long one the end. Empty while the visitor has said nothing. */
export function transcriptOf(messages: ChatMessage[], words: TranscriptWords): string {
  const first = messages.findIndex(({ isBot }) => !isBot)
  if (first < 0) return ''
  const lines = messages
    .slice(first)
    .map(({ content, isBot }) => `${isBot ? words.bot : words.you}: ${withoutMarkdown(content)}`)
  const text = lines.join('\n\n')
  return `${words.transcript}\n\n${text.length > longestTranscript ? `… ${text.slice(-longestTranscript)}` : text}\n\n`
}

function withoutMarkdown(text: string): string {
  return text.replaceAll(/\[([^\]\n]+)\]\((?:[^()\s]|\([^()\s]*\))+\)/g, '$1').replaceAll('**', '')
}

function change(part: Partial<ChatState>): void {
  state.set({ ...state.get(), ...part })
}

function add(message: Omit<ChatMessage, 'id'>): ChatMessage {
  const added = { ...message, id: nextId++ }
  change({ messages: [...state.get().messages, added] })
  return added
}

function replace(message: ChatMessage): ChatMessage {
  change({ messages: state.get().messages.map((known) => (known.id === message.id ? message : known)) })
  return message
}

/** Asks the server and calls back with every piece of the answer; whatever goes wrong ends with the text of spec §8. */
async function askChat(question: Question, signal: AbortSignal, onPiece: (piece: string) => void) {
  const words = wordsOnPage(chatReplyWords)
  let said = false
  const say = (piece: string) => {
    if (signal.aborted) return
    onPiece(piece)
    said = true
  }
  const fail = () => say(said ? `\n\n${words.failed}` : words.failed)
  try {
    const response = await fetch(chatApiPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: chatStreamType },
      body: JSON.stringify(question),
      signal,
    })
    if (!response.ok || !response.body) return fail()
    for await (const line of linesOf(response.body)) {
      const event = readChatEvent(line)
      if (event?.type === 'item') say(event.content)
      else if (event?.type === 'error') return fail()
      else if (event?.type === 'end') return said ? undefined : say(words.empty)
    }
    // The connection ended before the answer did.
    fail()
  } catch {
    fail()
  }
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) break
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest
}
