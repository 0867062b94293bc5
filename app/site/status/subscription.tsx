import { statusMailPaths, type SubscriptionOutcome } from '#shared/addresses/status-mail-paths.ts'
import { statusMailWords } from '#shared/messages/status-mail.ts'
import { Button } from '#kit/buttons/button.tsx'
import { TextField } from '#kit/fields/field.tsx'
import { Section, SectionHead } from '#site/blocks/section.tsx'
import { PrivacyNotice } from '#site/contact/privacy-notice.tsx'
import { useSite } from '#site/page/site.ts'
import { useWords } from '#site/page/words.ts'
import styles from './subscription.module.css'

export type SubscriptionState = {
  outcome?: SubscriptionOutcome
  /** Of whoever opened the link of a mail. */
  own?: { token: string; email: string; isConfirmed: boolean }
  /** Whether somebody can sign up here. */
  form: boolean
}

/** Status messages by mail: signing up, confirming and leaving, all of it without a script. */
export function Subscription({ outcome, own, form }: SubscriptionState) {
  const words = useWords(statusMailWords)
  return (
    <Section id="abo" tone="sunken">
      <SectionHead title={words.title} lead={form ? words.text : undefined} />
      {outcome && <output className={styles.outcome}>{words.outcomes[outcome]}</output>}
      {own && <OwnSubscription {...own} />}
      {form && <SignUp />}
    </Section>
  )
}

function SignUp() {
  const words = useWords(statusMailWords)
  const { company } = useSite()
  return (
    <form className={styles.form} method="post" action={statusMailPaths.subscribe()}>
      <TextField label={words.email} name="email" type="email" autoComplete="email" maxLength={254} required />
      <p className={styles.consent}>
        <PrivacyNotice text={words.consent({ company: company.name })} />
      </p>
      <Button type="submit">{words.submit}</Button>
    </form>
  )
}

/** Opening a link changes nothing, since programs open links too: what is wanted is said by a button. */
function OwnSubscription({ token, email, isConfirmed }: NonNullable<SubscriptionState['own']>) {
  const words = useWords(statusMailWords)
  return (
    <div className={styles.form}>
      <p>{isConfirmed ? words.leaveText({ email }) : words.confirmText({ email })}</p>
      {!isConfirmed && (
        <form method="post" action={statusMailPaths.confirm(token)}>
          <Button type="submit">{words.confirm}</Button>
        </form>
      )}
      <form method="post" action={statusMailPaths.leave(token)}>
        <Button type="submit" variant={isConfirmed ? 'primary' : 'line'}>
          {isConfirmed ? words.leave : words.decline}
        </Button>
      </form>
    </div>
  )
}
