import { useEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { chatMessageMaxLength } from '#shared/chat/chat-events.ts'
import { chatMessages } from '#shared/messages/chat.ts'
import { Icon } from '#kit/icon/icon.tsx'
import styles from './chat-form.module.css'
import { sendMessage } from './chat-store.ts'

/** Enter sends, Shift+Enter makes a line; an Enter that ends an input method's word does neither (F). */
export function ChatForm({ waiting, focusFirst }: { waiting: boolean; focusFirst: boolean }) {
  const [text, setText] = useState('')
  const input = useRef<HTMLTextAreaElement>(null)
  const focusNext = useRef(focusFirst)

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
    void sendMessage(text)
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
    <form className={styles.form} onSubmit={onSubmit}>
      <textarea
        ref={input}
        className="text-input"
        rows={1}
        maxLength={chatMessageMaxLength}
        aria-label={chatMessages.input}
        placeholder={chatMessages.placeholder}
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
