import type { SignInOffer, UserRecord } from '#shared/identity.ts'
import { messages } from '#shared/messages/site.ts'
import { signInMessages } from '#shared/messages/sign-in.ts'
import { paths } from '#shared/paths.ts'
import { Logo } from '#ui/header/logo.tsx'
import { HeroLoom } from '#ui/illustration/hero-loom.tsx'
import { PageMain } from '#ui/page/page-main.tsx'
import { useSite } from '#ui/page/site.ts'
import { ThemeButton } from '#ui/theme/theme-button.tsx'
import { FormNotice } from './form-notice.tsx'
import styles from './login-page.module.css'
import { SignInForm } from './sign-in-form.tsx'

type LoginPageProps = {
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

/** Template E of DESIGN.md: the form beside the loom, without header and footer. */
export function LoginPage({ headline, lead, ways, onSignedIn, ...state }: LoginPageProps) {
  const { settings } = useSite()
  return (
    <div className={styles.login}>
      <div className={styles.side}>
        <header>
          <Logo {...settings} />
        </header>
        <PageMain>
          <div className={styles.middle}>
            <h1>{headline}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
            {state.sessionEnded && (
              <FormNotice tone="info" icon="clock">
                {signInMessages.sessionEnded}
              </FormNotice>
            )}
            {state.secure ? (
              <div className={styles.scripted}>
                <SignInForm ways={ways} mayLeave onSignedIn={onSignedIn} />
              </div>
            ) : (
              <Insecure address={state.secureAddress} />
            )}
            <noscript>
              <FormNotice tone="warning" icon="warning">
                {signInMessages.needsScript}
              </FormNotice>
            </noscript>
          </div>
        </PageMain>
        <footer className={styles.end}>
          <nav aria-label={signInMessages.pageLinks}>
            <a href={paths.home()}>{signInMessages.website}</a>
            <a href={paths.impressum()}>{messages.dialogs.titles.impressum}</a>
            <a href={paths.datenschutz()}>{messages.dialogs.titles.datenschutz}</a>
          </nav>
          <ThemeButton />
        </footer>
      </div>
      <div className={`${styles.art} no-print`}>
        <HeroLoom weavesIn className={styles.loom} />
        <div className={`${styles.selvedge} selvedge-wide`} />
      </div>
    </div>
  )
}

function Insecure({ address }: { address: string | null }) {
  return (
    <FormNotice tone="warning" icon="lock">
      <p>{signInMessages.insecure.text}</p>
      {address && (
        <p>
          <a href={address}>{signInMessages.insecure.link}</a>
        </p>
      )}
    </FormNotice>
  )
}
