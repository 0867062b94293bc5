import { useEffect, useState } from 'react'
import { showBerlin } from '#shared/time/berlin-time.ts'
import type { AnyDefinition } from '#shared/content/define.ts'
import { viewAddress } from '#shared/editing/view-address.ts'
import { editorMessages as words } from '#shared/messages/editor.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { Button } from '#kit/buttons/button.tsx'
import styles from './editor-notices.module.css'
import type { useEditor } from './use-editor.ts'
import type { Publishing } from './use-publishing.ts'

type NoticesProps = {
  definition: AnyDefinition
  editor: ReturnType<typeof useEditor>
  publishing: Publishing
  /** A page that shows its texts, where others share them. */
  example: string | undefined
}

/** What an editor should know before writing on: a copy from before a crash, a plan, a fresh publication. */
export function EditorNotices({ definition, editor, publishing, example }: NoticesProps) {
  const { store, state } = editor
  const { id, values } = state
  const { live, publishAt, unpublishAt } = state.serverState
  return (
    <>
      {state.copy && (
        <output className={styles.notice}>
          <Icon name="warning" />
          <p>{words.local.found(showBerlin(state.copy.at))}</p>
          <Button size="small" onClick={store.takeCopy}>
            {words.local.take}
          </Button>
          <Button size="small" variant="line" onClick={store.dropCopy}>
            {words.local.drop}
          </Button>
        </output>
      )}
      {publishAt && (
        <div className={styles.notice}>
          <Icon name="calendar" />
          <p>
            {isOverdue(publishAt)
              ? words.planned.overdue(showBerlin(publishAt))
              : words.planned.begin(showBerlin(publishAt))}
          </p>
        </div>
      )}
      {unpublishAt && (
        <div className={styles.notice}>
          <Icon name="calendar" />
          <p>{words.planned.end(showBerlin(unpublishAt))}</p>
        </div>
      )}
      {publishing.undoUntil !== null && (
        <UndoNotice
          until={publishing.undoUntil}
          address={viewAddress({ name: definition.name, id, values, live, example }).address}
          undo={() => void publishing.undo()}
          close={publishing.closeUndo}
        />
      )}
    </>
  )
}

/** A minute of grace: the server looks every ten seconds. */
function isOverdue(publishAt: string): boolean {
  return Date.parse(publishAt) < Date.now() - 60_000
}

type UndoProps = { until: number; address: string; undo(): void; close(): void }

function UndoNotice({ until, address, undo, close }: UndoProps) {
  const [seconds, setSeconds] = useState(() => secondsLeft(until))
  useEffect(() => {
    const timer = setInterval(() => {
      setSeconds(secondsLeft(until))
      if (secondsLeft(until) === 0) close()
    }, 250)
    return () => clearInterval(timer)
  }, [until, close])
  // Toasts keep out of its way.
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.undoNotice = ''
    return () => void delete dataset.undoNotice
  }, [])
  return (
    <output className={styles.undo}>
      <Icon name="check" />
      <p>{words.published.done}</p>
      <a href={address} target="_blank" rel="noreferrer">
        {words.published.view}
      </a>
      <button type="button" onClick={undo} aria-label={words.published.undoLabel}>
        {words.published.undo(seconds)}
      </button>
    </output>
  )
}

function secondsLeft(until: number): number {
  return Math.max(0, Math.ceil((until - Date.now()) / 1_000))
}
