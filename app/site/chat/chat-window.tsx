import { useId, useSyncExternalStore, type KeyboardEvent } from 'react'
import type { ChatWords } from '#shared/chat/chat-words.ts'
import { chatMessages } from '#shared/messages/chat.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { IconButton } from '#kit/buttons/icon-button.tsx'
import { Mark } from '#kit/illustration/mark.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { ChatForm } from './chat-form.tsx'
import { ChatLog } from './chat-log.tsx'
import { chatState, clearChat, subscribeToChat } from './chat-store.ts'
import styles from './chat-window.module.css'

type ChatWindowProps = ChatWords & { focusInput: boolean; onClose: () => void }

/** A region beside the page, not a dialog: the page stays usable. */
export function ChatWindow({ kind, greeting, suggestions, privacy, focusInput, onClose }: ChatWindowProps) {
  const { messages, waiting } = useSyncExternalStore(subscribeToChat, chatState, chatState)
  const titleId = useId()

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.stopPropagation()
    onClose()
  }

  return (
    // Escape is a shortcut for the close button inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className={`${styles.window} no-print`} aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <Mark className={styles.mark} />
        <div className={styles.title}>
          <h2 id={titleId}>{chatMessages.title}</h2>
          <p>{chatMessages.assistant[kind]}</p>
        </div>
        {messages.length > 0 && <IconButton icon="trash" label={chatMessages.clear} onClick={clearChat} />}
        <IconButton icon="close" label={chatMessages.close} onClick={onClose} />
      </div>
      <ChatLog greeting={greeting} suggestions={suggestions} messages={messages} waiting={waiting} />
      <ChatForm waiting={waiting} focusFirst={focusInput} />
      <p className={styles.note}>
        {privacy}{' '}
        <SiteLink href={paths.datenschutz()} data-dialog="datenschutz">
          {chatMessages.privacy}
        </SiteLink>
      </p>
    </section>
  )
}
