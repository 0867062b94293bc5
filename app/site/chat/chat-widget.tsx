import { chatMessages } from '#shared/messages/chat.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { Island } from '#site/page/island.tsx'
import styles from './chat-widget.module.css'
import { ChatWindow, type ChatWindowProps } from './chat-window.tsx'

/** Bottom right: the window, or the button that opens it, with or without a greeting; chat-view.ts says which is seen. */
export function ChatWidget(words: ChatWindowProps) {
  return (
    <div className={`${styles.chat} no-print`} data-chat="hidden">
      <div className={styles.corner} data-chat-corner="">
        {/* Once more in the window, where screen readers find it. */}
        <p className={styles.greeting} data-chat-greeting="" aria-hidden="true">
          {words.greeting}
        </p>
        <button type="button" className={styles.launcher} aria-label={chatMessages.open} data-chat-open="">
          <Icon name="chat" />
        </button>
      </div>
      <Island name="chat" wake="touch" props={words}>
        <ChatWindow {...words} />
      </Island>
    </div>
  )
}
