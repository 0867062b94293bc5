import { useState, type SubmitEvent } from 'react'
import { placeOfSettings } from '#shared/help/group-help.ts'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import type { Principal } from '#shared/people/people.ts'
import { accountMessages } from '#shared/messages/account.ts'
import { Panel, PanelNote } from '#admin/kit/panel.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { NewPasswordField } from '#sign-in/screens/new-password-field.tsx'
import { EmailField } from '#kit/fields/credential-fields.tsx'
import { TextField } from '#kit/fields/field.tsx'
import styles from './account.module.css'
import { useServerAction } from './use-server-action.ts'

type PasswordPanelProps = { principal: Principal; hasPassword: boolean }

const passwordWords = accountMessages.password
const emailWords = accountMessages.email

export function PasswordPanel({ principal, hasPassword }: PasswordPanelProps) {
  const { send, busy } = useServerAction()
  const [errors, setErrors] = useState<Record<string, string>>({})
  /** A new number empties the fields. */
  const [round, setRound] = useState(0)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = Object.fromEntries(new FormData(event.currentTarget))
    const answer = await send(
      { method: 'POST', path: signInPaths.ownPassword(), body },
      { title: passwordWords.changed, description: passwordWords.changedText },
    )
    setErrors(
      answer.kind !== 'done' ? Object.fromEntries(answer.fields.map(({ path, message }) => [path, message])) : {},
    )
    if (answer.kind === 'done') setRound(round + 1)
  }

  return (
    <Panel title={passwordWords.title} width="half" help={placeOfSettings.password}>
      {hasPassword ? (
        <form key={round} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          {/* For password managers: whose password this is. */}
          <input type="hidden" autoComplete="username" defaultValue={principal.email} />
          <TextField
            label={passwordWords.current}
            name="current"
            type="password"
            autoComplete="current-password"
            maxLength={256}
            error={errors.current}
          />
          <NewPasswordField
            label={passwordWords.next}
            known={[principal.name, principal.email]}
            error={errors.password}
          />
          <Button type="submit" variant="line" size="small" aria-disabled={busy || undefined}>
            {passwordWords.save}
          </Button>
        </form>
      ) : (
        <PanelNote>{passwordWords.none}</PanelNote>
      )}
    </Panel>
  )
}

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
      { title: emailWords.asked, description: emailWords.askedText(body.email) },
    )
    setErrors(
      answer.kind !== 'done' ? Object.fromEntries(answer.fields.map(({ path, message }) => [path, message])) : {},
    )
    if (answer.kind === 'done') setRound(round + 1)
  }

  return (
    <Panel title={emailWords.title} width="half" help={placeOfSettings.email}>
      {possible ? (
        <form key={round} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <p className={styles.text}>{emailWords.text}</p>
          <EmailField label={emailWords.next} autoComplete="off" error={errors.email} />
          <TextField
            label={emailWords.password}
            name="password"
            type="password"
            autoComplete="current-password"
            maxLength={256}
            error={errors.password}
          />
          <Button type="submit" variant="line" size="small" aria-disabled={busy || undefined}>
            {emailWords.save}
          </Button>
        </form>
      ) : (
        <PanelNote>{emailWords.noMail}</PanelNote>
      )}
    </Panel>
  )
}
