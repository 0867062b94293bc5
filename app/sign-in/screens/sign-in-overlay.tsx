import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import type { SignInOffer, UserRecord } from '#shared/people/people.ts'
import { signInMessages } from '#shared/messages/sign-in.ts'
import { Dialog, DialogBody } from '#kit/dialog/dialog.tsx'
import { Skeleton } from '#kit/skeleton/skeleton.tsx'
import { createObservable } from '#kit/state/observable.ts'
import { fetchSignInOffer } from '#sign-in/protocol/call-sign-in-api.ts'
import { SignInForm } from './sign-in-form.tsx'
import styles from './sign-in-form.module.css'

type SignInOverlayProps = {
  /** Why: the session is over, or what was asked for takes a fresh sign-in. */
  reason?: 'ended' | 'again'
  /** Who is asked; fills in the address. */
  email?: string
  /** The session is there again: save what could not be saved. */
  onSignedIn: (user: UserRecord) => void
  /** Back to the page without signing in, so that text can still be copied from it. */
  onDismiss: () => void
}

const passwordOnly: SignInOffer = { providers: [], passkeys: false, resetByMail: false, tokenSyncPath: '' }

type Asker = Pick<SignInOverlayProps, 'onSignedIn' | 'onDismiss'>

/** Several parts of a page may notice that the session is over: the first one asks, for all of them. */
const askers = createObservable<readonly RefObject<Asker>[]>([])
const tellAll = (tell: (asker: Asker) => void) => askers.get().forEach(({ current }) => tell(current))

/** Signs in on top of a page whose session ended, and leaves everything below as it was. */
export function SignInOverlay({ reason = 'ended', email, onSignedIn, onDismiss }: SignInOverlayProps) {
  const own = useRef<Asker>({ onSignedIn, onDismiss })
  useEffect(() => {
    own.current = { onSignedIn, onDismiss }
  }, [onSignedIn, onDismiss])
  useEffect(() => {
    askers.set([...askers.get(), own])
    return () => askers.set(askers.get().filter((asker) => asker !== own))
  }, [])
  const first = useSyncExternalStore(
    askers.subscribe,
    () => askers.get()[0],
    () => undefined,
  )
  return first === own ? <AskingDialog {...{ reason, email }} /> : null
}

function AskingDialog({ reason, email }: Pick<SignInOverlayProps, 'email'> & { reason: 'ended' | 'again' }) {
  const ways = useSignInWays()
  const { title, text } = signInMessages.overlay[reason]
  const onSignedIn = (user: UserRecord) => tellAll((asker) => asker.onSignedIn(user))
  const onDismiss = () => tellAll((asker) => asker.onDismiss())
  return (
    <Dialog title={title} size="sign-in" onClose={onDismiss} busy={!ways}>
      <DialogBody>
        <p className={styles.overlayText}>{text}</p>
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
