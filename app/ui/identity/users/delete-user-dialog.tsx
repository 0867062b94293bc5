import { identityPaths } from '#shared/identity-paths.ts'
import type { UserEntry } from '#shared/identity.ts'
import { userMessages } from '#shared/messages/users.ts'
import { DialogActions } from '#ui/admin/dialog-actions.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DialogBody } from '#ui/dialog/dialog-parts.tsx'
import { Button } from '#ui/kit/button.tsx'
import { useAsk } from '../account/use-ask.ts'
import styles from './users.module.css'

const messages = userMessages.deletion

export function DeleteUserDialog({ user: { id, name }, onClose }: { user: UserEntry; onClose: () => void }) {
  const { ask } = useAsk()

  async function confirm() {
    onClose()
    await ask({ method: 'DELETE', path: identityPaths.user(id) }, { title: userMessages.done.delete(name) })
  }

  return (
    <Dialog title={messages.title(name)} size="settings" onClose={onClose}>
      <DialogBody>
        <p>{messages.text}</p>
      </DialogBody>
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button variant="line" className={styles.danger} onClick={() => void confirm()}>
          {messages.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
