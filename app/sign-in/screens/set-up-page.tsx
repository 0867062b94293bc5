import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { useState } from 'react'
import type { SetUp, SignInOffer } from '#shared/people/people.ts'
import { accountMessages } from '#shared/messages/account.ts'
import { LinkButton, Button } from '#kit/buttons/button.tsx'
import type { LogoSettings } from '#kit/logo/logo.tsx'
import { FormNotice } from '#kit/fields/form-notice.tsx'
import { useScripted } from '#kit/fields/use-scripted.ts'
import { callServer } from '#kit/server-call/call-server.ts'
import { addPasskey } from '#sign-in/protocol/add-passkey.ts'
import { EntryPage, InsecureNotice } from './entry-page.tsx'
import { SetUpForm } from './set-up-form.tsx'
import styles from './sign-in-form.module.css'

type SetUpPageProps = {
  brand: LogoSettings
  token: string
  setUp: SetUp | undefined
  ways: SignInOffer
  secure: boolean
  secureAddress: string | null
}

const messages = accountMessages.setUp

/** Where a one-time link leads: an account for the first administrator, for somebody invited, or a new password. */
export function SetUpPage({ brand, token, setUp, ways, secure, secureAddress }: SetUpPageProps) {
  const [step, setStep] = useState<'account' | 'passkey'>('account')
  if (!setUp) return <Gone brand={brand} />
  // The first person here makes the site theirs.
  const next = setUp.purpose === 'first' ? adminPaths.setup() : adminPaths.dashboard()
  if (step === 'passkey')
    return (
      <EntryPage
        brand={brand}
        headline={messages.passkeyTitle}
        lead={messages.passkeyText}
        form={<PasskeyOffer next={next} />}
      />
    )
  if (setUp.purpose === 'new-email')
    return (
      <EntryPage
        brand={brand}
        {...messages['new-email']}
        form={<ConfirmEmailForm token={token} email={setUp.email} />}
      />
    )
  const form = secure ? (
    <SetUpForm
      token={token}
      setUp={setUp}
      onSignedIn={() => (ways.passkeys ? setStep('passkey') : window.location.replace(next))}
    />
  ) : (
    <InsecureNotice address={secureAddress} />
  )
  return <EntryPage brand={brand} {...messages[setUp.purpose]} form={form} />
}

function Gone({ brand }: { brand: LogoSettings }) {
  return (
    <EntryPage brand={brand} headline={messages.gone} lead={messages.goneText} form={null}>
      <LinkButton href={signInPaths.login()} variant="line">
        {messages.toLogin}
      </LinkButton>
    </EntryPage>
  )
}

/** After the account exists: a passkey, for those who want one; then the way goes on. */
function PasskeyOffer({ next }: { next: string }) {
  const [failure, setFailure] = useState('')

  async function add() {
    const failed = await addPasskey()
    if (failed) setFailure(failed)
    else window.location.replace(next)
  }

  return (
    <div className={styles.form}>
      {failure && (
        <FormNotice tone="danger" icon="alert">
          {failure}
        </FormNotice>
      )}
      <Button size="large" onClick={() => void add()}>
        {messages.passkeyAdd}
      </Button>
      <LinkButton href={next} variant="line">
        {messages.passkeySkip}
      </LinkButton>
    </div>
  )
}

/** A click of the reader: programs that look into mails only open the page, which changes nothing. */
function ConfirmEmailForm({ token, email }: { token: string; email: string }) {
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
