import { useLayoutEffect, Fragment } from 'react'
import { chatMessages, chatWindowWords } from '#shared/messages/chat.ts'
import { useScrollArea } from '#kit/scroll/use-scroll-area.ts'
import { SiteLink } from '#kit/links/site-link.tsx'
import styles from './chat-log.module.css'
import { askAssistant, type ChatMessage, transcriptOf } from './chat-store.ts'
import { messageBlocks, type Inline } from './message-blocks.ts'
import { useWords } from '#site/page/words.ts'

type ChatBubbleProps = { message: { content: string; isBot: boolean }; prefill?: string }

type ChatLogProps = { greeting: string; suggestions: string[]; messages: ChatMessage[]; waiting: boolean }

const suggestionsShown = 4
const gapAbovePx = 10

/** The talk so far. New messages come into view by themselves; screen readers hear them once they are complete. */
export function ChatLog({ greeting, suggestions, messages, waiting }: ChatLogProps) {
  const words = useWords(chatWindowWords)
  const log = useScrollArea<HTMLDivElement>()
  const last = messages.at(-1)
  const typing = waiting && !last?.isBot
  const transcript = transcriptOf(messages, words)

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
              <button type="button" onClick={() => void askAssistant(suggestion)}>
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      )}
      {last?.isBot && !waiting && (
        <SiteLink href="#contact" data-prefill={transcript} className={styles.contact}>
          {words.contact}
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

/** One message. What visitors write is shown as they wrote it; answers may hold lists and links. */
function ChatBubble({ message: { content, isBot }, prefill }: ChatBubbleProps) {
  const words = useWords(chatWindowWords)
  return (
    <div className={styles.bubble} data-from={isBot ? 'bot' : 'visitor'}>
      <span className="visually-hidden">{isBot ? words.bot : words.you}: </span>
      {isBot ? <Blocks content={content} prefill={prefill} /> : content}
    </div>
  )
}

function Blocks({ content, prefill }: { content: string; prefill?: string }) {
  return messageBlocks(content).map((block, index) => {
    if (block.kind === 'paragraph')
      return (
        <p key={index}>
          {block.lines.map((line, number) => (
            <Fragment key={number}>
              {number > 0 && <br />}
              <Pieces pieces={line} prefill={prefill} />
            </Fragment>
          ))}
        </p>
      )
    const List = block.kind === 'bullets' ? 'ul' : 'ol'
    return (
      <List key={index}>
        {block.items.map((item, number) => (
          <li key={number}>
            <Pieces pieces={item} prefill={prefill} />
          </li>
        ))}
      </List>
    )
  })
}

function Pieces({ pieces, prefill }: { pieces: Inline[]; prefill?: string }) {
  return pieces.map((piece, index) => {
    if (piece.kind === 'strong') return <strong key={index}>{piece.text}</strong>
    if (!('href' in piece)) return <Fragment key={index}>{piece.text}</Fragment>
    return (
      // A link to the contact form takes the talk along.
      <SiteLink key={index} href={piece.href} {...(piece.href === '#contact' ? { 'data-prefill': prefill } : {})}>
        {piece.text}
      </SiteLink>
    )
  })
}
