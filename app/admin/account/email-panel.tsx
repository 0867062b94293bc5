import { useState, type SubmitEvent } from 'react'
import { placeOfSettings } from '#shared/help/group-help.ts'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { accountMessages } from '#shared/messages/account.ts'
import { Panel, PanelNote } from '#admin/kit/panel.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { TextField } from '#kit/fields/text-field.tsx'
import { EmailField } from '#sign-in/screens/email-field.tsx'
import styles from './account.module.css'
import { useServerAction } from './use-server-action.ts'

const messages = accountMessages.email

/** A new address counts once whoever reads it has said so. */
export function EmailPanel({ possible }: { possible: boolean }) {
  const { send, busy } = useServerAction()
  const [errors, setErrors] = useState<Record<string, string>>({})
  /** A new number empties the fields. */
  const [round, setRound] = useState(0)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const body = { email: String(form.get('email') ?? '').trim(), password: form.get('password') }
    const answer = await send(
      { method: 'POST', path: signInPaths.ownEmail(), body },
      { title: messages.asked, description: messages.askedText(body.email) },
    )
    setErrors(
      answer.kind !== 'done' ? Object.fromEntries(answer.fields.map(({ path, message }) => [path, message])) : {},
    )
    if (answer.kind === 'done') setRound(round + 1)
  }

  return (
    <Panel title={messages.title} width="half" help={placeOfSettings.email}>
      {possible ? (
        <form key={round} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <p className={styles.text}>{messages.text}</p>
          <EmailField label={messages.next} autoComplete="off" error={errors.email} />
          <TextField
            label={messages.password}
            name="password"
            type="password"
            autoComplete="current-password"
            maxLength={256}
            error={errors.password}
          />
          <Button type="submit" variant="line" size="small" aria-disabled={busy || undefined}>
            {messages.save}
          </Button>
        </form>
      ) : (
        <PanelNote>{messages.noMail}</PanelNote>
      )}
    </Panel>
  )
}
