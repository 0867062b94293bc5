import { useState } from 'react'
import { signInMessages } from '#shared/messages/sign-in.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { TextField } from './text-field.tsx'

type PasswordFieldProps = { error?: string; disabled?: boolean }

export function PasswordField({ error, disabled }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      label={signInMessages.password}
      name="password"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={256}
      readOnly={disabled}
      error={error}
      action={
        <button
          type="button"
          aria-label={shown ? signInMessages.hidePassword : signInMessages.showPassword}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  )
}
