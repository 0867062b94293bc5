import { useSyncExternalStore, type KeyboardEvent, useEffect, useRef, useState, type SyntheticEvent } from 'react'
import type { ChatWords } from '#shared/chat/chat-words.ts'
import { chatMessages, chatWindowWords } from '#shared/messages/chat.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { IconButton } from '#kit/buttons/button.tsx'
import { BrandMark, type LogoSettings } from '#kit/logo/logo.tsx'
import { useTypingTakenOver } from '#kit/typing/use-typing-taken-over.ts'
import { SiteLink } from '#kit/links/site-link.tsx'
import { ChatLog } from './chat-log.tsx'
import { chatState, clearChat, subscribeToChat, askAssistant } from './chat-store.ts'
import styles from './chat-window.module.css'
import { chatMessageMaxLength } from '#shared/chat/chat-events.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { useWords } from '#site/page/words.ts'

const titleId = 'chat-titel'

export type ChatWindowProps = ChatWords & Pick<LogoSettings, 'mark'>

/** A region beside the page, not a dialog: the page stays usable. */
export function ChatWindow({ kind, greeting, suggestions, privacy, mark }: ChatWindowProps) {
  const words = useWords(chatWindowWords)
  const { messages, waiting } = useSyncExternalStore(subscribeToChat, chatState, chatState)
  return (
    <section className={styles.window} aria-labelledby={titleId}>
      <div className={styles.head}>
        <BrandMark mark={mark} className={styles.mark} />
        <div className={styles.title}>
          <h2 id={titleId}>{words.title}</h2>
          <p>{words.assistant[kind]}</p>
        </div>
        {messages.length > 0 && <IconButton icon="trash" label={chatMessages.clear} onClick={clearChat} />}
        <IconButton icon="close" label={chatMessages.close} data-chat-close="" data-native="" />
      </div>
      <ChatLog greeting={greeting} suggestions={suggestions} messages={messages} waiting={waiting} />
      <ChatForm waiting={waiting} />
      <p className={styles.note}>
        {privacy}{' '}
        <SiteLink href={paths.datenschutz()} data-dialog="datenschutz">
          {words.privacy}
        </SiteLink>
      </p>
    </section>
  )
}

/** Enter sends, Shift+Enter makes a line; an Enter that ends an input method's word does neither (F). */
function ChatForm({ waiting }: { waiting: boolean }) {
  const words = useWords(chatWindowWords)
  const form = useRef<HTMLFormElement>(null)
  useTypingTakenOver(form)
  const [text, setText] = useState('')
  const input = useRef<HTMLTextAreaElement>(null)
  const focusNext = useRef(false)

  // A disabled field loses the focus; it comes back with the answer, unless the visitor has gone elsewhere.
  useEffect(() => {
    if (waiting || !focusNext.current) return
    focusNext.current = false
    if (document.activeElement === document.body || document.activeElement?.closest('button')) input.current?.focus()
  }, [waiting])

  function send() {
    if (text.trim() === '' || waiting) return
    focusNext.current = true
    setText('')
    void askAssistant(text)
  }

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    send()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit}>
      <textarea
        ref={input}
        className="text-input"
        rows={1}
        enterKeyHint="send"
        maxLength={chatMessageMaxLength}
        aria-label={chatMessages.input}
        placeholder={words.placeholder}
        value={text}
        disabled={waiting}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" aria-label={chatMessages.send} disabled={waiting || text.trim() === ''}>
        <Icon name="send" />
      </button>
    </form>
  )
}
