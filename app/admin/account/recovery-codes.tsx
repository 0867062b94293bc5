import { accountMessages } from '#shared/messages/account.ts'
import { Button } from '#kit/buttons/button.tsx'
import { toaster } from '#kit/toast/toaster-store.ts'
import styles from './account.module.css'

const messages = accountMessages.secondFactor

/** Shown once: the server keeps them only encrypted. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n'))
    toaster.show({ title: messages.copied, variant: 'success' })
  }
  return (
    <div className={styles.form}>
      <p>{messages.codesText}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="line" onClick={() => void copy()}>
          {messages.copy}
        </Button>
        <Button onClick={onDone}>{messages.codesDone}</Button>
      </div>
    </div>
  )
}
