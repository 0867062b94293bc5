import { dialogWords } from '#shared/messages/dialogs.ts'
import { useRef, type ReactNode } from 'react'
import { signInMessages } from '#shared/messages/sign-in.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { Logo, type LogoSettings } from '#kit/logo/logo.tsx'
import { HeroLoom } from '#kit/illustration/hero-loom.tsx'
import { PageMain } from '#kit/page/page-main.tsx'
import { ThemeButton } from '#kit/theme/theme-button.tsx'
import { useTypingTakenOver } from '#kit/typing/use-typing-taken-over.ts'
import styles from './entry-page.module.css'
import { FormNotice } from '#kit/fields/form-notice.tsx'

type EntryPageProps = {
  brand: LogoSettings
  headline: string
  lead?: string
  /** What cannot work without script; a notice stands in its place then. */
  form: ReactNode
  children?: ReactNode
}

/** Template E of docs/design.md: a form beside the loom, without header and footer. */
export function EntryPage({ brand, headline, lead, form, children }: EntryPageProps) {
  const page = useRef<HTMLDivElement>(null)
  useTypingTakenOver(page)
  return (
    <div ref={page} className={styles.login}>
      <div className={styles.side}>
        <header>
          <Logo {...brand} />
        </header>
        <PageMain>
          <div className={styles.middle}>
            <h1>{headline}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
            {children}
            <div className={styles.scripted}>{form}</div>
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
            <a href={paths.impressum()}>{dialogWords.texts.titles.impressum}</a>
            <a href={paths.datenschutz()}>{dialogWords.texts.titles.datenschutz}</a>
          </nav>
          <ThemeButton />
        </footer>
      </div>
      <div className={`${styles.art} no-print`}>
        <HeroLoom className={styles.loom} />
        <div className={`${styles.selvedge} selvedge-wide`} />
      </div>
    </div>
  )
}

/** Browsers keep our cookie only over https, except on the own machine (J27). */
export function InsecureNotice({ address }: { address: string | null }) {
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
