import { dialogWords } from '#shared/messages/dialogs.ts'
import { dialogPaths, type DialogName } from '#shared/dialogs/dialogs.ts'
import { Motif } from '#kit/illustration/motif.tsx'
import { Button, LinkButton } from '#kit/buttons/button.tsx'
import styles from './dialog-failed.module.css'
import { DialogBody } from '#kit/dialog/dialog-parts.tsx'
import { useWords } from '#site/page/words.ts'

type DialogFailedProps = { name: DialogName; title?: string; text?: string; retry?: () => void }

/** Nothing to show: try again, or take the page. */
export function DialogFailed({ name, title, text, retry }: DialogFailedProps) {
  const words = useWords(dialogWords)
  return (
    <DialogBody>
      <div className={styles.failed}>
        <div className={styles.picture}>
          <Motif name="privacy" />
        </div>
        <div role="alert">
          <h3>{title ?? words.failedTitle}</h3>
          <p>{text ?? words.failedText}</p>
          <div className={styles.actions}>
            {retry && <Button onClick={retry}>{words.retry}</Button>}
            <LinkButton href={dialogPaths[name]} variant="line">
              {words.openPage}
            </LinkButton>
          </div>
        </div>
      </div>
    </DialogBody>
  )
}

export function DialogUnavailable({ name }: { name: DialogName }) {
  return <DialogFailed name={name} />
}
