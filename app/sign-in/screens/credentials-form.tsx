import { useState, type SubmitEvent } from 'react'
import { signInMessages as messages } from '#shared/messages/sign-in.ts'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { Button } from '#kit/buttons/button.tsx'
import type { Credentials } from '#sign-in/protocol/browser-auth.ts'
import { focusFirstInvalid, FormNotice } from '#kit/fields/form-notice.tsx'
import { PasswordField, EmailField } from '#kit/fields/credential-fields.tsx'
import styles from './sign-in-form.module.css'
import { useScripted } from '#kit/fields/use-scripted.ts'
import { callServer } from '#kit/server-call/call-server.ts'
import type { SignIn } from './use-sign-in.ts'

type CredentialErrors = { email?: string; password?: string }
type CredentialsFormProps = { signIn: SignIn; secondsLeft: number; email?: string }

/** E-mail and password. The fields keep what is typed or pasted into them, also by a password manager. */
export function CredentialsForm({ signIn, secondsLeft, email }: CredentialsFormProps) {
  const [missing, setMissing] = useState<CredentialErrors>({})
  const scripted = useScripted()
  const { activity, busy, error } = signIn

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { credentials, errors } = readCredentials(new FormData(form))
    setMissing(errors)
    if (errors.email || errors.password) focusFirstInvalid(form)
    else if (!busy && secondsLeft === 0) void signIn.withPassword(credentials)
  }

  return (
    // Sent by script only; should that ever fail, a password must not end up in an address.
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <EmailField defaultValue={email} readOnly={busy} error={missing.email} />
      <PasswordField
        readOnly={busy}
        error={missing.password ?? (error?.code === 'invalid-credential' ? error.message : undefined)}
      />
      <label className={styles.check}>
        <input type="checkbox" name="remember" />
        {messages.remember}
      </label>
      <Button type="submit" size="large" disabled={!scripted} aria-disabled={busy || secondsLeft > 0 || undefined}>
        {secondsLeft > 0 ? messages.wait(secondsLeft) : activity === 'password' ? messages.submitting : messages.submit}
      </Button>
    </form>
  )
}

/** What the form holds, and what is missing. The password is taken as it is, spaces and all. */
export function readCredentials(form: FormData): { credentials: Credentials; errors: CredentialErrors } {
  const email = text(form, 'email').trim()
  const password = text(form, 'password')
  return {
    credentials: { email, password, remember: form.has('remember') },
    errors: {
      ...(emailError(email) && { email: emailError(email) }),
      ...(!password && { password: messages.passwordMissing }),
    },
  }
}

function emailError(email: string): string | undefined {
  if (!email) return messages.emailMissing
  return /^\S+@\S+$/.test(email) ? undefined : messages.emailInvalid
}

function text(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** A new password by mail, where mail is set up; otherwise who can help. */
export function ForgottenPassword({ byMail }: { byMail: boolean }) {
  return (
    <details className={styles.help}>
      <summary>{messages.forgot}</summary>
      {byMail ? (
        <ResetForm />
      ) : (
        <>
          <p>{messages.forgotHelp}</p>
          <p>
            {messages.forgotOperator} <code>{messages.forgotCommand}</code>
          </p>
        </>
      )}
    </details>
  )
}

function ResetForm() {
  const [error, setError] = useState<string>()
  const [sent, setSent] = useState(false)
  const [busy, setBusy] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const email = String(new FormData(form).get('email') ?? '').trim()
    setBusy(true)
    const answer = await callServer('POST', signInPaths.resetPassword(), { body: { email } })
    setBusy(false)
    setSent(answer.kind === 'done')
    setError(answer.kind === 'done' ? undefined : (answer.fields[0]?.message ?? answer.message))
    focusFirstInvalid(form)
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p>{messages.reset.text}</p>
      <EmailField label={messages.reset.email} error={error} />
      <Button type="submit" variant="line" aria-disabled={busy || undefined}>
        {messages.reset.submit}
      </Button>
      {sent && (
        <FormNotice tone="info" icon="check">
          {messages.reset.sent}
        </FormNotice>
      )}
    </form>
  )
}
