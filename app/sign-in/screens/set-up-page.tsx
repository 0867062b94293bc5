import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { useState } from 'react'
import type { SetUp, SignInOffer } from '#shared/people/people.ts'
import { accountMessages } from '#shared/messages/account.ts'
import { LinkButton } from '#kit/buttons/button.tsx'
import type { LogoSettings } from '#kit/logo/logo-settings.ts'
import { ConfirmEmailForm } from './confirm-email-form.tsx'
import { EntryPage, InsecureNotice } from './entry-page.tsx'
import { PasskeyOffer } from './passkey-offer.tsx'
import { SetUpForm } from './set-up-form.tsx'

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
