import { useState, type SubmitEvent } from 'react'
import { encode } from 'uqr'
import { accountMessages } from '#shared/messages/account.ts'
import { Button } from '#kit/buttons/button.tsx'
import { TextField } from '#kit/fields/text-field.tsx'
import styles from './account.module.css'
import { toaster } from '#kit/toast/toaster-store.ts'

/** Answers the complaint about what was entered, if there is one. */
type Send = (entered: string) => Promise<string | undefined>

const messages = accountMessages.secondFactor

/** Whoever sits at an open screen must not change how its owner signs in. */
export function PasswordStep({ onPassword }: { onPassword: Send }) {
  const { error, submit } = useOneField('password', onPassword)
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={messages.password}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={256}
        error={error}
      />
      <Button type="submit">{messages.next}</Button>
    </form>
  )
}

/** The secret for the app, as picture and as text; a code proves that the app has it. */
export function ConfirmStep({ uri, onCode }: { uri: string; onCode: Send }) {
  const { error, submit } = useOneField('code', onCode)
  const key = new URL(uri).searchParams.get('secret') ?? ''
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>{messages.scan}</p>
      <QrCode text={uri} />
      <a href={uri}>{messages.openApp}</a>
      <div>
        <b>{messages.key}</b>
        <p className={styles.key}>{key}</p>
      </div>
      <TextField
        label={messages.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        error={error}
      />
      <Button type="submit">{messages.confirm}</Button>
    </form>
  )
}

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

function useOneField(name: string, send: Send) {
  const [error, setError] = useState<string>()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setError(await send(String(new FormData(event.currentTarget).get(name) ?? '')))
  }
  return { error, submit: (event: SubmitEvent<HTMLFormElement>) => void submit(event) }
}

function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text)
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <div className={styles.qr}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
        <path d={squares.join('')} />
      </svg>
    </div>
  )
}
