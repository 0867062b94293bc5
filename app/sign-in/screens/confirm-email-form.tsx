import { useState } from 'react'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { accountMessages } from '#shared/messages/account.ts'
import { Button, LinkButton } from '#kit/buttons/button.tsx'
import { FormNotice } from '#kit/fields/form-notice.tsx'
import { useScripted } from '#kit/fields/use-scripted.ts'
import { callServer } from '#kit/server-call/call-server.ts'
import styles from './sign-in-form.module.css'

const messages = accountMessages.setUp

/** A click of the reader: programs that look into mails only open the page, which changes nothing. */
export function ConfirmEmailForm({ token, email }: { token: string; email: string }) {
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking')
  const [error, setError] = useState<string>()
  const scripted = useScripted()

  async function confirm() {
    setState('busy')
    const answer = await callServer('POST', signInPaths.confirmEmail(), { body: { token } })
    setState(answer.kind === 'done' ? 'done' : 'asking')
    setError(answer.kind === 'done' ? undefined : answer.message)
  }

  if (state === 'done')
    return (
      <div className={styles.form}>
        <FormNotice tone="info" icon="check">
          {messages.emailConfirmed}
        </FormNotice>
        <LinkButton href={signInPaths.account()}>{accountMessages.title}</LinkButton>
      </div>
    )
  return (
    <div className={styles.form}>
      {error && (
        <FormNotice tone="danger" icon="alert">
          {error}
        </FormNotice>
      )}
      <p>
        <b>{email}</b>
      </p>
      <Button
        size="large"
        disabled={!scripted}
        aria-disabled={state === 'busy' || undefined}
        onClick={() => state === 'asking' && void confirm()}
      >
        {messages.submit['new-email']}
      </Button>
    </div>
  )
}
