import { useState, type SubmitEvent } from 'react'
import { accountMessages } from '#shared/messages/account.ts'
import { Button } from '#kit/buttons/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import styles from './account.module.css'

const messages = accountMessages.secondFactor

/** Whoever sits at an open screen must not change how its owner signs in. */
export function PasswordStep({ onPassword }: { onPassword: (password: string) => Promise<string | undefined> }) {
  const [error, setError] = useState<string>()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setError(await onPassword(String(new FormData(event.currentTarget).get('password') ?? '')))
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
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
