import { useState } from 'react'
import { accountMessages } from '#shared/messages/account.ts'
import { Button, LinkButton } from '#kit/buttons/button.tsx'
import { addPasskey } from '#sign-in/protocol/add-passkey.ts'
import { FormNotice } from '#kit/fields/form-notice.tsx'
import styles from './sign-in-form.module.css'

const messages = accountMessages.setUp

/** After the account exists: a passkey, for those who want one; then the way goes on. */
export function PasskeyOffer({ next }: { next: string }) {
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
