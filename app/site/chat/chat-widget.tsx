import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { ChatWords } from '#shared/chat/chat-words.ts'
import { chatMessages } from '#shared/messages/chat.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { chatState, closeChat, openChat, showChat, subscribeToChat } from './chat-store.ts'
import styles from './chat-widget.module.css'
import { ChatWindow } from './chat-window.tsx'

/** From here on the window and the cookie banner stand side by side (DESIGN.md §6). */
const bothFit = '(min-width: 1160px)'

/** Chat opens after 3 s (spec §9). */
const chatOpensAfterMs = 3_000

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

/** Runs a task so long after the page has started (data-started on the root), and what the task returns when called off. */
function afterStart(delayMs: number, task: () => () => void): () => void {
  const startedAt = Number(document.documentElement.dataset.started ?? performance.now())
  let stop: (() => void) | undefined
  const timer = setTimeout(() => (stop = task()), startedAt + delayMs - performance.now())
  return () => {
    clearTimeout(timer)
    stop?.()
  }
}

/** Calls back as soon as nothing is in the way: no open dialog, and no banner that would lie above the chat (J8). */
function whenFree(callback: () => void): () => void {
  const stop = new AbortController()
  const check = () => {
    if (stop.signal.aborted || !isFree()) return
    stop.abort()
    callback()
  }
  const observer = new MutationObserver(check)
  stop.signal.addEventListener('abort', () => observer.disconnect())
  window.addEventListener('resize', check, { signal: stop.signal })
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open', 'data-cookie-banner'],
  })
  check()
  return () => stop.abort()
}

function isFree(): boolean {
  const bannerInTheWay =
    document.documentElement.dataset.cookieBanner === 'above' && !window.matchMedia(bothFit).matches
  return !bannerInTheWay && document.querySelector('dialog:modal') === null
}
