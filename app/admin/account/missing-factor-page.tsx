import { useState } from 'react'
import type { Principal } from '#shared/people/people.ts'
import { accountMessages } from '#shared/messages/account.ts'
import { Button, LinkButton } from '#kit/buttons/button.tsx'
import { FormNotice } from '#kit/fields/form-notice.tsx'
import type { LogoSettings } from '#kit/logo/logo.tsx'
import { signOutHere } from '#admin/offline/sign-out-here.ts'
import { addPasskey } from '#sign-in/protocol/add-passkey.ts'
import { isPasskeyPossible } from '#sign-in/protocol/passkey.ts'
import { EntryPage } from '#sign-in/screens/entry-page.tsx'
import { FreshSignIn } from '#sign-in/screens/fresh-sign-in.tsx'
import { useScripted } from '#kit/fields/use-scripted.ts'
import styles from './account.module.css'
import { SecondFactorDialog } from './second-factor-dialog.tsx'

const words = accountMessages.missingFactor

type MissingFactorPageProps = { brand: LogoSettings; principal: Principal; passkeys: boolean; next: string }

/** All that somebody sees whose role requires a second factor, until there is one. */
export function MissingFactorPage({ brand, principal, passkeys, next }: MissingFactorPageProps) {
  const isThere = !principal.lacksSecondFactor
  const [open, setOpen] = useState(false)
  const [failure, setFailure] = useState<string>()
  const scripted = useScripted()
  const goOn = () => window.location.replace(next)

  async function makePasskey() {
    const failed = await addPasskey()
    if (failed) setFailure(failed)
    else goOn()
  }

  const ways = (
    <div className={styles.ways}>
      {failure && (
        <FormNotice tone="danger" icon="alert">
          {failure}
        </FormNotice>
      )}
      <Button size="large" disabled={!scripted} onClick={() => setOpen(true)}>
        {words.app}
      </Button>
      {passkeys && scripted && isPasskeyPossible(window.location.hostname) && (
        <Button size="large" variant="line" onClick={() => void makePasskey()}>
          {words.passkey}
        </Button>
      )}
      <Button variant="line" disabled={!scripted} onClick={() => void signOutHere(principal)}>
        {words.signOut}
      </Button>
    </div>
  )
  return (
    <EntryPage
      brand={brand}
      headline={words.headline}
      lead={isThere ? words.there : words.lead}
      form={isThere && !open ? <LinkButton href={next}>{words.goOn}</LinkButton> : ways}
    >
      {open && <SecondFactorDialog task="begin" others={false} onClose={() => (isThere ? goOn() : setOpen(false))} />}
      <FreshSignIn principal={principal} />
    </EntryPage>
  )
}
