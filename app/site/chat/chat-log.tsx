import { useLayoutEffect } from 'react'
import { chatMessages } from '#shared/messages/chat.ts'
import { useScrollArea } from '#kit/scroll/use-scroll-area.ts'
import { SiteLink } from '#kit/links/site-link.tsx'
import { ChatBubble } from './chat-bubble.tsx'
import styles from './chat-log.module.css'
import { sendMessage, type ChatMessage } from './chat-store.ts'
import { transcriptOf } from './transcript.ts'

type ChatLogProps = { greeting: string; suggestions: string[]; messages: ChatMessage[]; waiting: boolean }

const suggestionsShown = 4
const gapAbovePx = 10

/** The talk so far. New messages come into view by themselves; screen readers hear them once they are complete. */
export function ChatLog({ greeting, suggestions, messages, waiting }: ChatLogProps) {
  const log = useScrollArea<HTMLDivElement>()
  const last = messages.at(-1)
  const typing = waiting && !last?.isBot
  const transcript = transcriptOf(messages)

  useLayoutEffect(() => {
    if (log.current && (waiting || messages.length > 0)) showNewest(log.current)
  }, [log, messages, waiting])

  return (
    <div ref={log} role="log" aria-label={chatMessages.log} aria-busy={waiting} className={`${styles.log} scroll-area`}>
      <ChatBubble message={{ content: greeting, isBot: true }} />
      {messages.map((message) => (
        <ChatBubble key={message.id} message={message} prefill={transcript} />
      ))}
      {typing && (
        <output className={styles.typing}>
          <i aria-hidden="true" />
          <i aria-hidden="true" />
          <i aria-hidden="true" />
          <span className="visually-hidden">{chatMessages.typing}</span>
        </output>
      )}
      {messages.length === 0 && suggestions.length > 0 && (
        <ul className={styles.chips} aria-label={chatMessages.suggestions}>
          {suggestions.slice(0, suggestionsShown).map((suggestion) => (
            <li key={suggestion}>
              <button type="button" onClick={() => void sendMessage(suggestion)}>
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      )}
      {last?.isBot && !waiting && (
        <SiteLink href="#contact" data-prefill={transcript} className={styles.contact}>
          {chatMessages.contact}
        </SiteLink>
      )}
    </div>
  )
}

/** Down to the end, but not past the question: a long answer is read from its beginning. */
function showNewest(log: HTMLElement): void {
  const question = [...log.querySelectorAll<HTMLElement>('[data-from=visitor]')].at(-1)
  log.scrollTop = Math.min(log.scrollHeight, question ? question.offsetTop - gapAbovePx : log.scrollHeight)
}
