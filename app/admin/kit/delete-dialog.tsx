import { useEffect, useId, useState } from 'react'
import { Link } from 'react-router'
import { adminDialogMessages } from '#shared/messages/admin-dialogs.ts'
import { Dialog, DialogBody } from '#kit/dialog/dialog.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { useScrollArea } from '#kit/scroll/use-scroll-area.ts'
import styles from './dialogs.module.css'
import { DialogActions } from './confirm-dialog.tsx'

/** Somewhere that points to what is deleted. */
export type Usage = { path: string; title: string; note: string }
export type Usages = Usage[] | 'searching' | 'unknown'
type UsageWords = Record<'searching' | 'unused' | 'used' | 'unknown', string>

type DeleteDialogProps = {
  title: string
  text: string
  /** What goes, where it is more than the title says. */
  names?: string[]
  /** Left out where nothing can point to it any more. */
  usages?: Usages
  words?: UsageWords
  confirm: string
  onConfirm: () => void
  onClose: () => void
}

/**
 * Names what goes, and every place that would lead nowhere afterwards. Nobody decides before these are known, so the
 * button waits for them and says so; where they cannot be known, it says that and works.
 */
export function DeleteDialog(props: DeleteDialogProps) {
  const { title, text, names = [], words = adminDialogMessages.places, confirm, onConfirm, onClose } = props
  const usages = usePatience(props.usages)
  const noteId = useId()
  const searching = usages === 'searching'
  return (
    <Dialog title={title} size="settings" busy={searching} onClose={onClose}>
      <DialogBody>
        <p>{text}</p>
        {names.length > 1 && <Names names={names} />}
        {usages && (
          <div id={noteId} aria-live="polite" className={styles.places}>
            <UsagesNote usages={usages} words={words} />
          </div>
        )}
      </DialogBody>
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          {adminDialogMessages.cancel}
        </Button>
        <Button
          variant="danger"
          aria-disabled={searching || undefined}
          aria-describedby={searching ? noteId : undefined}
          onClick={() => searching || onConfirm()}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Names({ names }: { names: string[] }) {
  const area = useScrollArea<HTMLUListElement>()
  return (
    <ul ref={area} className={`${styles.names} scroll-area`}>
      {names.map((name, index) => (
        <li key={index}>{name}</li>
      ))}
    </ul>
  )
}

/** Nobody waits longer for an answer that may never come. */
const givenUpAfterMs = 5_000

function usePatience(usages: Usages | undefined): Usages | undefined {
  const [givenUp, setGivenUp] = useState(false)
  const searching = usages === 'searching'
  useEffect(() => {
    if (!searching) return
    const timer = setTimeout(() => setGivenUp(true), givenUpAfterMs)
    return () => clearTimeout(timer)
  }, [searching])
  return searching && givenUp ? 'unknown' : usages
}

function UsagesNote({ usages, words }: { usages: Usages; words: UsageWords }) {
  if (usages === 'searching' || usages === 'unknown') return <p>{words[usages]}</p>
  if (usages.length === 0) return <p>{words.unused}</p>
  return (
    <>
      <p className={styles.warning}>{words.used}</p>
      <UsageList usages={usages} />
    </>
  )
}

/** Each place leads to its editor. */
export function UsageList({ usages }: { usages: Usage[] }) {
  return (
    <ul className={styles.list}>
      {usages.map(({ path, title, note }) => (
        <li key={`${path} ${note}`}>
          <Link to={path}>{title}</Link>
          <small>{note}</small>
        </li>
      ))}
    </ul>
  )
}
