import { userMessages } from '#shared/messages/users.ts'
import { Dialog } from '#kit/dialog/dialog.tsx'
import { DialogBody } from '#kit/dialog/dialog-parts.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { toaster } from '#kit/toast/toaster-store.ts'
import styles from './users.module.css'

export type IssuedLink = { email: string; link: string }

const messages = userMessages.link

/** The server keeps only a hash of the link, so this is the one time it can be seen. */
export function LinkDialog({ email, link, onClose }: IssuedLink & { onClose: () => void }) {
  async function copy() {
    await navigator.clipboard.writeText(link)
    toaster.show({ title: messages.copied, variant: 'success' })
  }
  return (
    <Dialog title={messages.title} size="sign-in" onClose={onClose}>
      <DialogBody>
        <div className={styles.form}>
          <p>
            {messages.text(email)} <b>{messages.once}</b>
          </p>
          <p className={styles.link}>{link}</p>
          <div className={styles.buttons}>
            <Button variant="line" onClick={onClose}>
              {messages.done}
            </Button>
            <Button onClick={() => void copy()}>{messages.copy}</Button>
          </div>
        </div>
      </DialogBody>
    </Dialog>
  )
}
