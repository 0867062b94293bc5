import { useState, type SubmitEvent } from 'react'
import { encode } from 'uqr'
import { accountMessages } from '#shared/messages/account.ts'
import { Button } from '#kit/buttons/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import styles from './account.module.css'

type ConfirmStepProps = { uri: string; onCode: (code: string) => Promise<string | undefined> }

const messages = accountMessages.secondFactor

/** The secret for the app, as picture and as text; a code proves that the app has it. */
export function ConfirmStep({ uri, onCode }: ConfirmStepProps) {
  const [error, setError] = useState<string>()
  const key = new URL(uri).searchParams.get('secret') ?? ''

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setError(await onCode(String(new FormData(event.currentTarget).get('code') ?? '')))
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
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
