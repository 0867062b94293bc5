import { useState, type SubmitEvent } from 'react'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import type { Passkey } from '#shared/people/people.ts'
import { accountMessages } from '#shared/messages/account.ts'
import { Dialog, DialogBody } from '#kit/dialog/dialog.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { TextField } from '#kit/fields/field.tsx'
import styles from './account.module.css'
import { useServerAction } from './use-server-action.ts'

const messages = accountMessages.passkeys

/** A name by which its owner tells one passkey from another. */
export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { send, busy } = useServerAction()
  const [error, setError] = useState<string>()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = { name: new FormData(event.currentTarget).get('name') }
    const answer = await send(
      { method: 'PATCH', path: signInPaths.ownPasskey(passkey.id), body },
      { title: messages.renamed },
    )
    if (answer.kind === 'done') onClose()
    else setError(answer.fields[0]?.message)
  }

  return (
    <Dialog title={messages.renameTitle} size="sign-in" onClose={onClose}>
      <DialogBody>
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            label={messages.name}
            name="name"
            autoComplete="off"
            maxLength={100}
            defaultValue={passkey.name}
            error={error}
          />
          <Button type="submit" aria-disabled={busy || undefined}>
            {messages.save}
          </Button>
        </form>
      </DialogBody>
    </Dialog>
  )
}
