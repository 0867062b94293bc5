import type { SignInOffer } from '#shared/people/people.ts'
import { signInMessages as messages } from '#shared/messages/sign-in.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { isPasskeyPossible } from '#sign-in/protocol/passkey.ts'
import styles from './sign-in-form.module.css'
import { useScripted } from '#kit/fields/use-scripted.ts'
import type { SignIn } from './use-sign-in.ts'

/** Passkey and providers. They stay usable while a window is open: a second one replaces the first (B5). */
export function OtherWays({ signIn, ways }: { signIn: SignIn; ways: SignInOffer }) {
  const scripted = useScripted()
  const withPasskeys = ways.passkeys && scripted && isPasskeyPossible(window.location.hostname)
  if (!withPasskeys && ways.providers.length === 0) return null
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{messages.or}</p>
      {withPasskeys && (
        <Button
          variant="line"
          aria-disabled={signIn.busy || undefined}
          onClick={() => signIn.busy || signIn.withPasskey()}
        >
          <Icon name="key" />
          {messages.passkey}
        </Button>
      )}
      {ways.providers.map(({ id, name }) => (
        <Button
          key={id}
          variant="line"
          disabled={!scripted}
          aria-disabled={signIn.busy || undefined}
          onClick={() => signIn.busy || signIn.withProvider(id)}
        >
          {messages.provider(name)}
        </Button>
      ))}
    </div>
  )
}
