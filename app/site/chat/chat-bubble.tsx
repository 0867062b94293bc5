import { Fragment } from 'react'
import { chatMessages } from '#shared/messages/chat.ts'
import { SiteLink } from '#kit/links/site-link.tsx'
import styles from './chat-bubble.module.css'
import { messageBlocks, type Inline } from './message-blocks.ts'

type ChatBubbleProps = { message: { content: string; isBot: boolean }; prefill?: string }

/** One message. What visitors write is shown as they wrote it; answers may hold lists and links. */
export function ChatBubble({ message: { content, isBot }, prefill }: ChatBubbleProps) {
  return (
    <div className={styles.bubble} data-from={isBot ? 'bot' : 'visitor'}>
      <span className="visually-hidden">{isBot ? chatMessages.bot : chatMessages.you}: </span>
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
