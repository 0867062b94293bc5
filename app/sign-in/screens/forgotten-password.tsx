import { useState, type SubmitEvent } from 'react'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { signInMessages as messages } from '#shared/messages/sign-in.ts'
import { Button } from '#kit/buttons/button.tsx'
import { focusFirstInvalid } from '#kit/fields/focus-first-invalid.ts'
import { FormNotice } from '#kit/fields/form-notice.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import { EmailField } from './email-field.tsx'
import styles from './sign-in-form.module.css'

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
