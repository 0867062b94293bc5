import { useEffect, useState } from 'react'
import type { SignInOffer, UserRecord } from '#shared/people/people.ts'
import { signInMessages } from '#shared/messages/sign-in.ts'
import { Dialog } from '#kit/dialog/dialog.tsx'
import { DialogBody } from '#kit/dialog/dialog-parts.tsx'
import { Skeleton } from '#kit/skeleton/skeleton.tsx'
import { fetchSignInOffer } from '#sign-in/protocol/call-sign-in-api.ts'
import styles from './sign-in-overlay.module.css'
import { SignInForm } from './sign-in-form.tsx'

type SignInOverlayProps = {
  /** Whose session ended; fills in the address. */
  email?: string
  /** The session is there again: save what could not be saved. */
  onSignedIn: (user: UserRecord) => void
  /** Back to the page without signing in, so that text can still be copied from it. */
  onDismiss: () => void
}

const passwordOnly: SignInOffer = { providers: [], passkeys: false, resetByMail: false, tokenSyncPath: '' }

/** Signs in on top of a page whose session ended, and leaves everything below as it was. */
export function SignInOverlay({ email, onSignedIn, onDismiss }: SignInOverlayProps) {
  const ways = useSignInWays()
  return (
    <Dialog title={signInMessages.overlay.title} size="sign-in" onClose={onDismiss} busy={!ways}>
      <DialogBody>
        <p className={styles.text}>{signInMessages.overlay.text}</p>
        {ways ? (
          <SignInForm ways={ways} mayLeave={false} email={email} onSignedIn={onSignedIn} />
        ) : (
          <Skeleton label={signInMessages.overlay.loading} />
        )}
      </DialogBody>
    </Dialog>
  )
}

/** Pages do not carry how people sign in, so the overlay asks; a password works without an answer. */
function useSignInWays(): SignInOffer | null {
  const [ways, setWays] = useState<SignInOffer | null>(null)
  useEffect(() => {
    let left = false
    fetchSignInOffer()
      .catch(() => passwordOnly)
      .then((answer) => left || setWays(answer))
    return () => {
      left = true
    }
  }, [])
  return ways
}
