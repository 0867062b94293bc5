import type { SignInOffer, UserRecord } from '#shared/people/people.ts'
import { signInMessages as messages } from '#shared/messages/sign-in.ts'
import { CredentialsForm, ForgottenPassword } from './credentials-form.tsx'
import { FormNotice } from '#kit/fields/form-notice.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import styles from './sign-in-form.module.css'
import { useSignIn, type SignIn } from './use-sign-in.ts'
import { useEffect, useState } from 'react'
import type { AuthError } from '#sign-in/protocol/auth-errors.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { isPasskeyPossible } from '#sign-in/protocol/passkey.ts'
import { useScripted } from '#kit/fields/use-scripted.ts'

type SignInFormProps = {
  ways: SignInOffer
  mayLeave: boolean
  onSignedIn: (user: UserRecord) => void
  /** Whom to expect, when we know. */
  email?: string
}

/** Errors that stand below their field; all others stand above the form. */
const shownInField = ['invalid-credential', 'second-factor-invalid']

export function SignInForm({ ways, mayLeave, onSignedIn, email }: SignInFormProps) {
  const signIn = useSignIn({ mayLeave, onSignedIn })
  const secondsLeft = useSecondsLeft(signIn.error)
  return (
    <div className={styles.ways}>
      <Progress signIn={signIn} />
      <Failure signIn={signIn} secondsLeft={secondsLeft} />
      {signIn.step === 'second-factor' ? (
        <SecondFactorForm signIn={signIn} secondsLeft={secondsLeft} />
      ) : (
        <>
          <CredentialsForm signIn={signIn} secondsLeft={secondsLeft} email={email} />
          <OtherWays signIn={signIn} ways={ways} />
          <ForgottenPassword byMail={ways.resetByMail} />
        </>
      )}
    </div>
  )
}

function Progress({ signIn: { activity, cancelPopup } }: { signIn: SignIn }) {
  if (activity === 'leaving') return <Status text={messages.leaving} />
  if (activity === 'finishing') return <Status text={messages.finishing} />
  if (activity !== 'popup') return null
  return (
    <FormNotice tone="info" icon="external">
      {messages.popupOpen}{' '}
      <button type="button" className={styles.link} onClick={cancelPopup}>
        {messages.popupCancel}
      </button>
    </FormNotice>
  )
}

function Status({ text }: { text: string }) {
  return (
    <FormNotice tone="info" icon="clock">
      {text}
    </FormNotice>
  )
}

function Failure({ signIn: { error }, secondsLeft }: { signIn: SignIn; secondsLeft: number }) {
  if (!error || shownInField.includes(error.code)) return null
  if (error.retryAfterSeconds && secondsLeft === 0) return null
  return (
    <FormNotice tone="danger" icon="alert">
      {error.message}
    </FormNotice>
  )
}

/** Counts down how long the server wants to be left alone after too many attempts; 0 when it does not. */
function useSecondsLeft(error: AuthError | null): number {
  const [secondsLeft, setSecondsLeft] = useState(0)

  useEffect(() => {
    const until = Date.now() + (error?.retryAfterSeconds ?? 0) * 1_000
    const update = () => {
      const left = Math.max(0, Math.ceil((until - Date.now()) / 1_000))
      setSecondsLeft(left)
      if (left === 0) clearInterval(timer)
    }
    const timer = setInterval(update, 1_000)
    update()
    return () => clearInterval(timer)
  }, [error])

  return secondsLeft
}

/** Passkey and providers. They stay usable while a window is open: a second one replaces the first (B5). */
function OtherWays({ signIn, ways }: { signIn: SignIn; ways: SignInOffer }) {
  const scripted = useScripted()
  const withPasskeys = ways.passkeys && scripted && isPasskeyPossible(window.location.hostname)
  if (!withPasskeys && ways.providers.length === 0) return null
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{messages.or}</p>
      {withPasskeys && (
        <Button
          variant="line"
          aria-disabled={signIn.busy || undefined}
          onClick={() => signIn.busy || signIn.withPasskey()}
        >
          <Icon name="key" />
          {messages.passkey}
        </Button>
      )}
      {ways.providers.map(({ id, name }) => (
        <Button
          key={id}
          variant="line"
          disabled={!scripted}
          aria-disabled={signIn.busy || undefined}
          onClick={() => signIn.busy || signIn.withProvider(id)}
        >
          {messages.provider(name)}
        </Button>
      ))}
    </div>
  )
}
