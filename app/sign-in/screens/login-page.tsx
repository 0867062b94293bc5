import type { SignInOffer, UserRecord } from '#shared/people/people.ts'
import { signInMessages } from '#shared/messages/sign-in.ts'
import type { LogoSettings } from '#kit/logo/logo.tsx'
import { EntryPage, InsecureNotice } from './entry-page.tsx'
import { FormNotice } from '#kit/fields/form-notice.tsx'
import { SignInForm } from './sign-in-form.tsx'

type LoginPageProps = {
  brand: LogoSettings
  headline: string
  lead: string
  ways: SignInOffer
  /** Signing in needs https, because of its cookie (J27). */
  secure: boolean
  /** The same page with https, where there is one. */
  secureAddress: string | null
  sessionEnded: boolean
  onSignedIn: (user: UserRecord) => void
}

export function LoginPage({ brand, headline, lead, ways, onSignedIn, ...state }: LoginPageProps) {
  const form = state.secure ? (
    <SignInForm ways={ways} mayLeave onSignedIn={onSignedIn} />
  ) : (
    <InsecureNotice address={state.secureAddress} />
  )
  return (
    <EntryPage brand={brand} headline={headline} lead={lead} form={form}>
      {state.sessionEnded && (
        <FormNotice tone="info" icon="clock">
          {signInMessages.sessionEnded}
        </FormNotice>
      )}
    </EntryPage>
  )
}
