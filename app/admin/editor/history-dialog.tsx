import { useEffect, useState } from 'react'
import { showBerlin } from '#shared/time/berlin-time.ts'
import { differencesBetween, type Difference } from '#shared/editing/differences.ts'
import type { Values } from '#shared/editing/values.ts'
import { historyMessages as words } from '#shared/messages/editor-dialogs.ts'
import { revisionActions } from '#shared/messages/revision-actions.ts'
import { Dialog, DialogBody, DialogFoot } from '#kit/dialog/dialog.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import { DifferenceList } from '#admin/kit/pieces.tsx'
import styles from './history-dialog.module.css'
import type { EditorDialogProps } from './editor-dialog-props.ts'

type Line = { seq: number; version: number; action: string; author: string; at: string; note: string | null }

/** Who changed what and when; each version compared with the one before it, field by field. */
export function HistoryDialog({ close, editor, publishing, definition, data }: EditorDialogProps) {
  const { state, api } = editor
  const base = `/api/editing/${definition.name}/${encodeURIComponent(state.id)}/revisions`
  const [lines, setLines] = useState<Line[] | null>(null)
  const [chosen, setChosen] = useState<Line | null>(null)
  const [compared, setCompared] = useState<{ seq: number; differences: Difference[] } | null>(null)

  useEffect(() => {
    async function read() {
      const answer = await callServer<{ revisions: Line[] }>('GET', base)
      const found = answer.kind === 'done' ? answer.body.revisions : []
      setLines(found)
      setChosen(found[0] ?? null)
    }
    void read()
  }, [base])

  useEffect(() => {
    if (!chosen || !lines) return
    let current = true
    async function read(line: Line | undefined): Promise<Values> {
      if (!line) return {}
      const answer = await callServer<{ values: Values }>('GET', `${base}/${line.seq}`)
      return answer.kind === 'done' ? answer.body.values : {}
    }
    async function compare(line: Line, before: Line | undefined) {
      const [older, newer] = await Promise.all([read(before), read(line)])
      const found = differencesBetween(definition.fields, older, newer, nameOf(data.choices))
      if (current) setCompared({ seq: line.seq, differences: found })
    }
    void compare(chosen, lines[lines.indexOf(chosen) + 1])
    return () => {
      current = false
    }
  }, [base, chosen, lines, definition, data.choices])

  // The newest is what there is: whoever looks at it can take it back, which is to restore the one before.
  const isNewest = chosen !== null && chosen === lines?.[0]
  const wanted = isNewest ? lines?.[1] : chosen
  const differences = compared?.seq === chosen?.seq ? compared?.differences : undefined
  return (
    <Dialog title={words.title} size="team" busy={lines === null} onClose={close}>
      <DialogBody>
        <div className={styles.history}>
          <ol aria-label={words.title}>
            {lines?.map((line) => (
              <li key={line.seq}>
                <button type="button" aria-current={line === chosen || undefined} onClick={() => setChosen(line)}>
                  <b>{revisionActions[line.action] ?? line.action}</b>
                  <span>
                    {showBerlin(line.at)} · {line.author}
                  </span>
                  {line.note && <q>{line.note}</q>}
                </button>
              </li>
            ))}
          </ol>
          <div aria-live="polite" className={styles.differences}>
            {lines?.length === 0 && <p>{words.none}</p>}
            {differences?.length === 0 && <p>{words.unchanged}</p>}
            {differences && <DifferenceList differences={differences} />}
          </div>
        </div>
      </DialogBody>
      <DialogFoot note={words.note}>
        <Button
          aria-disabled={!wanted || undefined}
          onClick={() => {
            if (!wanted) return
            close()
            void publishing.act((id, version) => api.restore(id, version, wanted.seq), words.restored)
          }}
        >
          {isNewest ? words.takeBack : words.restore}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

function nameOf(choices: EditorDialogProps['data']['choices']) {
  const names = new Map(Object.values(choices).flatMap((list) => list.map(({ value, label }) => [value, label])))
  return (id: string) => names.get(id) ?? id
}
