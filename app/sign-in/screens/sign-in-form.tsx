import type { SignInOffer, UserRecord } from '#shared/people/people.ts'
import { signInMessages as messages } from '#shared/messages/sign-in.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { FormNotice } from '#kit/fields/form-notice.tsx'
import { OtherWays } from './other-ways.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import styles from './sign-in-form.module.css'
import { useSecondsLeft } from './use-seconds-left.ts'
import { useSignIn, type SignIn } from './use-sign-in.ts'

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
