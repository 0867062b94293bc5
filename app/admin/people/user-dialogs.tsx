import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { roles, type Role } from '#shared/people/people.ts'
import { placeOfSettings } from '#shared/help/group-help.ts'
import { adminMessages } from '#shared/messages/admin.ts'
import { userMessages } from '#shared/messages/users.ts'
import { Dialog, DialogBody } from '#kit/dialog/dialog.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { toaster } from '#kit/toast/toaster-store.ts'
import { HelpLegend } from '#admin/kit/help-link.tsx'
import { EmailField } from '#kit/fields/credential-fields.tsx'
import styles from './users.module.css'

type InviteDialogProps = { onInvite: (email: string, role: Role) => Promise<string | undefined>; onClose: () => void }

const invitationWords = userMessages.dialog
const linkWords = userMessages.link

export function InviteDialog({ onInvite, onClose }: InviteDialogProps) {
  const [error, setError] = useState<string>()
  const [role, setRole] = useState<Role>('editor')
  const email = useRef<HTMLInputElement>(null)
  // Here one types first; the dialog itself puts the focus on its heading.
  useEffect(() => email.current?.focus(), [])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setError(await onInvite(String(new FormData(event.currentTarget).get('email') ?? '').trim(), role))
  }

  return (
    <Dialog title={invitationWords.title} size="sign-in" onClose={onClose}>
      <DialogBody>
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <EmailField ref={email} label={invitationWords.email} autoComplete="off" error={error} data-types-first />
          <fieldset className={styles.roles} aria-labelledby="einladung-rolle">
            <HelpLegend id="einladung-rolle" label={invitationWords.role} place={placeOfSettings.roles} />
            {roles.toReversed().map((value) => (
              <label key={value}>
                <input type="radio" name="role" checked={role === value} onChange={() => setRole(value)} />
                <b>{adminMessages.roles[value]}</b>
                <small>{invitationWords.roleHelp[value]}</small>
              </label>
            ))}
          </fieldset>
          <Button type="submit">{invitationWords.submit}</Button>
        </form>
      </DialogBody>
    </Dialog>
  )
}

export type IssuedLink = { email: string; link: string }

/** The server keeps only a hash of the link, so this is the one time it can be seen. */
export function LinkDialog({ email, link, onClose }: IssuedLink & { onClose: () => void }) {
  async function copy() {
    await navigator.clipboard.writeText(link)
    toaster.show({ title: linkWords.copied, variant: 'success' })
  }
  return (
    <Dialog title={linkWords.title} size="sign-in" onClose={onClose}>
      <DialogBody>
        <div className={styles.form}>
          <p>
            {linkWords.text(email)} <b>{linkWords.once}</b>
          </p>
          <p className={styles.link}>{link}</p>
          <div className={styles.buttons}>
            <Button variant="line" onClick={onClose}>
              {linkWords.done}
            </Button>
            <Button onClick={() => void copy()}>{linkWords.copy}</Button>
          </div>
        </div>
      </DialogBody>
    </Dialog>
  )
}
