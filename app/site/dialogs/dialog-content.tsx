import type { ContactDetails } from '#shared/company/company.ts'
import { type DialogContents, type DialogName, dialogPaths } from '#shared/dialogs/dialogs.ts'
import { dialogMessages, dialogWords } from '#shared/messages/dialogs.ts'
import { DialogBody } from '#kit/dialog/dialog.tsx'
import { Skeleton } from '#kit/skeleton/skeleton.tsx'
import { Motif } from '#kit/illustration/motif.tsx'
import { Button, LinkButton } from '#kit/buttons/button.tsx'
import styles from './dialog-content.module.css'
import { useWords } from '#site/page/words.ts'

/** What the inside of a dialog gets from the host. */
export type DialogContentProps<Name extends DialogName = DialogName> = {
  name: Name
  loading: Loading<DialogContents[Name]>
  retry: () => void
  close: () => void
  /** First words of a message, from the link that opened the contact dialog. */
  prefill?: string
  contact: ContactDetails
}

type Loading<Content> = { state: 'loading' } | { state: 'failed' } | { state: 'loaded'; content: Content }

export function DialogLoading() {
  return (
    <DialogBody>
      <Skeleton label={dialogMessages.loading} />
    </DialogBody>
  )
}

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
