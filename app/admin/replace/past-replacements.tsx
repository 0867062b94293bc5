import { useState } from 'react'
import { Link } from 'react-router'
import type { PastReplacement, UndoneReplacement } from '#shared/replace/replace.ts'
import { replaceMessages } from '#shared/messages/replace.ts'
import { replacePaths } from '#shared/addresses/admin-paths.ts'
import { Button } from '#kit/buttons/button.tsx'
import { FormNotice } from '#kit/fields/form-notice.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import { recently } from '#admin/kit/times.ts'
import styles from './replace.module.css'

const words = replaceMessages.past

type PastReplacementsProps = { past: PastReplacement[]; now: string; onUndone: () => void }

/** What was replaced lately, each with the way back. */
export function PastReplacements({ past, now, onUndone }: PastReplacementsProps) {
  const [kept, setKept] = useState<UndoneReplacement['kept']>([])
  const [busy, setBusy] = useState('')
  if (past.length === 0) return null

  async function undo(id: string) {
    setBusy(id)
    const answer = await callServer<UndoneReplacement>('POST', replacePaths.undo(id))
    setBusy('')
    if (answer.kind !== 'done') return toaster.show({ title: answer.message, variant: 'destructive' })
    setKept(answer.body.kept)
    toaster.show({ title: words.restored(answer.body.restored), variant: 'success' })
    return onUndone()
  }

  return (
    <section className={styles.past} aria-labelledby="zuletzt-ersetzt">
      <h2 id="zuletzt-ersetzt">{words.title}</h2>
      {kept.length > 0 && (
        <FormNotice tone="warning" icon="warning">
          {words.kept}
          <ul>
            {kept.map(({ title, path }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </FormNotice>
      )}
      <ul>
        {past.map(({ id, at, by, term, replacement, hits, items, undone }) => (
          <li key={id}>
            <span>
              <b>{words.words(term, replacement)}</b>
              <small>{words.facts(hits, items, by, recently(at, now))}</small>
            </span>
            {undone ? (
              <span>{words.undone}</span>
            ) : (
              <Button
                size="small"
                variant="line"
                aria-label={words.undoOf(term)}
                busy={busy !== ''}
                onClick={() => void undo(id)}
              >
                {words.undo}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
