import { useSyncExternalStore } from 'react'
import { editorMessages } from '#shared/messages/editor.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { recently } from '#admin/kit/times.ts'
import type { EditorState } from './editor-state.ts'
import styles from './editor-page.module.css'

const tickMs = 5_000

type StateLineProps = { state: EditorState; isNew: boolean; retry(): void; solve(): void; showHistory(): void }

/** What is true about saving, in words. "Gespeichert" stands here only after the server has said so. */
export function StateLine({ state, isNew, retry, solve, showHistory }: StateLineProps) {
  const { save, serverState } = state
  const now = useNow(Date.parse(serverState.savedAt ?? '') || 0)
  const words = editorMessages.state
  const text = isNew && (save.kind === 'done' || save.kind === 'waiting') ? words.new : wordsFor(state, now)
  const saved = save.kind === 'done' && !isNew
  // Stays while something is saved: whoever came from it finds the focus there again.
  const leadsToHistory = !isNew && (saved || save.kind === 'saving' || save.kind === 'waiting')
  const bad = save.kind !== 'done' && save.kind !== 'saving' && save.kind !== 'waiting'
  return (
    <span className={styles.state} data-kind={save.kind} data-bad={bad ? '' : undefined}>
      <Icon name={bad ? 'warning' : saved ? 'check' : 'clock'} />
      {leadsToHistory ? (
        <button type="button" className={styles.saved} title={editorMessages.actions.history} onClick={showHistory}>
          {text}
        </button>
      ) : (
        <span>{text}</span>
      )}
      {(save.kind === 'signed-out' || save.kind === 'failed') && (
        <button type="button" onClick={retry}>
          {words.retryNow}
        </button>
      )}
      {save.kind === 'parked' && (
        <button type="button" onClick={solve}>
          {editorMessages.conflict.solve}
        </button>
      )}
      <output className="visually-hidden">{saved ? words.saved : bad ? text : ''}</output>
    </span>
  )
}

function wordsFor(state: EditorState, now: number): string {
  const words = editorMessages.state
  switch (state.save.kind) {
    case 'done':
      return words.savedAt(savedWhen(state, now))
    case 'waiting':
    case 'unreachable':
      return words.waiting
    case 'saving':
      return words.saving
    case 'kept':
    case 'behind':
      return words.kept
    case 'signed-out':
      return words.signedOut
    case 'parked':
      return words.conflict
    case 'failed':
      return words.failed
    case 'refused':
      return words.refused(state.save.message)
  }
}

/** "gerade eben", "vor 12 Sekunden"; before this visit's first save the day and time. */
function savedWhen({ serverState, heardAt }: EditorState, now: number): string {
  if (heardAt === null) return serverState.savedAt ? recently(serverState.savedAt, new Date(now).toISOString()) : ''
  const seconds = Math.max(0, Math.round((now - heardAt) / 1_000))
  const words = editorMessages.ago
  if (seconds < 5) return words.justNow
  return seconds < 60 ? words.seconds(seconds) : words.minutes(Math.round(seconds / 60))
}

/** Every few seconds, in the browser only. */
function useNow(fallback: number): number {
  return useSyncExternalStore(
    tick,
    () => Math.floor(Date.now() / tickMs) * tickMs,
    () => fallback,
  )
}

function tick(notify: () => void) {
  const timer = setInterval(notify, tickMs)
  return () => clearInterval(timer)
}
