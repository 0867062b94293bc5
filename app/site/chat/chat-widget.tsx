import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { ChatWords } from '#shared/chat/chat-words.ts'
import { chatOpensAfterMs } from '#shared/constants.ts'
import { chatMessages } from '#shared/messages/chat.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { chatState, closeChat, openChat, showChat, subscribeToChat } from './chat-store.ts'
import styles from './chat-widget.module.css'
import { ChatWindow } from './chat-window.tsx'
import { afterStart } from './after-start.ts'
import { whenFree } from './when-free.ts'

/** Bottom right: the window, or the button that opens it. Opening by itself never moves the focus (spec §4, J8). */
export function ChatWidget(props: ChatWords) {
  const { view } = useSyncExternalStore(subscribeToChat, chatState, chatState)
  const launcher = useRef<HTMLButtonElement>(null)
  useEffect(() => afterStart(chatOpensAfterMs, () => whenFree(showChat)), [])

  function close() {
    closeChat()
    // After React has put the button in place of the window.
    requestAnimationFrame(() => launcher.current?.focus())
  }

  if (view === 'hidden') return null
  if (view !== 'closed') return <ChatWindow {...props} focusInput={view === 'opened'} onClose={close} />
  return (
    <button
      ref={launcher}
      type="button"
      className={`${styles.launcher} no-print`}
      aria-label={chatMessages.open}
      onClick={openChat}
    >
      <Icon name="chat" />
    </button>
  )
}
