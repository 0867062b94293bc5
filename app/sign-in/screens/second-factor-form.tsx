import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { signInMessages } from '#shared/messages/sign-in.ts'
import { Button } from '#kit/buttons/button.tsx'
import { focusFirstInvalid } from '#kit/fields/form-notice.tsx'
import styles from './sign-in-form.module.css'
import { TextField } from '#kit/fields/field.tsx'
import type { SignIn } from './use-sign-in.ts'

const messages = signInMessages.secondFactor

/** The code of the app, or one of the recovery codes for those who do not have it at hand. */
export function SecondFactorForm({ signIn, secondsLeft }: { signIn: SignIn; secondsLeft: number }) {
  const [recovering, setRecovering] = useState(false)
  const [missing, setMissing] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const { busy, error } = signIn
  const refused = error?.code === 'second-factor-invalid' ? error.message : ''

  useEffect(() => heading.current?.focus(), [])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    // People type codes in groups, as they are shown.
    const code = String(new FormData(form).get('code')).replaceAll(/\s/g, '')
    const complete = recovering ? code !== '' : /^\d{6}$/.test(code)
    setMissing(complete ? '' : recovering ? signInMessages.recoveryCodeMissing : signInMessages.codeMissing)
    if (!complete) focusFirstInvalid(form)
    else if (!busy && secondsLeft === 0) void signIn.withSecondFactor(recovering ? { recoveryCode: code } : { code })
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <div className={styles.intro}>
        <h2 ref={heading} tabIndex={-1}>
          {messages.title}
        </h2>
        <p>{recovering ? messages.recoveryText : messages.text}</p>
      </div>
      <TextField
        key={recovering ? 'recovery' : 'code'}
        label={recovering ? messages.recoveryCode : messages.code}
        name="code"
        inputMode={recovering ? 'text' : 'numeric'}
        autoComplete={recovering ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        readOnly={busy}
        error={missing || refused}
      />
      <Button type="submit" size="large" aria-disabled={busy || secondsLeft > 0 || undefined}>
        {secondsLeft > 0 ? signInMessages.wait(secondsLeft) : busy ? messages.submitting : messages.submit}
      </Button>
      <div className={styles.links}>
        <button type="button" className={styles.link} onClick={() => setRecovering(!recovering)}>
          {recovering ? messages.switchToCode : messages.switchToRecovery}
        </button>
        <button type="button" className={styles.link} onClick={signIn.startAgain}>
          {messages.back}
        </button>
      </div>
    </form>
  )
}
