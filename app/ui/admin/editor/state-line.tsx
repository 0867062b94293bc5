import { useEffect, useState } from 'react'
import { editorMessages } from '#shared/messages/editor.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { recently } from '#ui/admin/times.ts'
import type { EditorState } from './editor-store.ts'
import styles from './editor-page.module.css'

const tickMs = 5_000

type StateLineProps = { state: EditorState; isNew: boolean; retry(): void; solve(): void }

/** What is true about saving, in words. "Gespeichert" stands here only after the server has said so. */
export function StateLine({ state, isNew, retry, solve }: StateLineProps) {
  const { save, standing } = state
  const ago = useAgo(save.kind === 'saved' ? standing.savedAt : null)
  const words = editorMessages.state
  const text =
    save.kind === 'saved'
      ? isNew
        ? words.new
        : words.savedAt(ago)
      : save.kind === 'waiting'
        ? isNew
          ? words.new
          : words.waiting
        : save.kind === 'saving'
          ? words.saving
          : save.kind === 'retrying'
            ? words.retrying
            : save.kind === 'signed-out'
              ? words.signedOut
              : save.kind === 'conflict'
                ? words.conflict
                : words.refused(save.message)
  const bad = save.kind !== 'saved' && save.kind !== 'saving' && save.kind !== 'waiting'
  return (
    <span className={styles.state} data-kind={save.kind} data-bad={bad ? '' : undefined}>
      <Icon name={bad ? 'warning' : save.kind === 'saved' && !isNew ? 'check' : 'clock'} />
      <span>{text}</span>
      {(save.kind === 'retrying' || save.kind === 'signed-out') && (
        <button type="button" onClick={retry}>
          {words.retryNow}
        </button>
      )}
      {save.kind === 'conflict' && (
        <button type="button" onClick={solve}>
          {editorMessages.conflict.solve}
        </button>
      )}
      <span className="visually-hidden" role="status">
        {save.kind === 'saved' && !isNew ? 'Gespeichert' : bad ? text : ''}
      </span>
    </span>
  )
}

/** "gerade eben", "vor 12 Sekunden", later the time of day; measured from when this browser heard of it. */
function useAgo(savedAt: string | null): string {
  const [heard, setHeard] = useState<{ savedAt: string | null; at: number; fresh: boolean }>({
    savedAt,
    at: 0,
    fresh: false,
  })
  const [now, setNow] = useState(0)
  if (heard.savedAt !== savedAt && savedAt !== null) setHeard({ savedAt, at: 0, fresh: true })
  useEffect(() => {
    if (!heard.fresh) return
    const at = Date.now()
    setHeard((before) => ({ ...before, at }))
    setNow(at)
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [heard.savedAt, heard.fresh])
  if (!heard.fresh) return savedAt ? recently(savedAt, new Date(Math.max(now, Date.parse(savedAt))).toISOString()) : ''
  const seconds = heard.at === 0 ? 0 : Math.round((now - heard.at) / 1_000)
  if (seconds < 5) return 'gerade eben'
  if (seconds < 60) return `vor ${seconds} Sekunden`
  const minutes = Math.round(seconds / 60)
  return minutes === 1 ? 'vor einer Minute' : `vor ${minutes} Minuten`
}
