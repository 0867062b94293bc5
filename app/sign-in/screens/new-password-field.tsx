import { useState } from 'react'
import { accountMessages } from '#shared/messages/account.ts'
import { signInMessages } from '#shared/messages/sign-in.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { PasswordStrength } from './password-strength.tsx'
import { TextField } from '#kit/fields/text-field.tsx'

type NewPasswordFieldProps = { known: readonly string[]; error?: string; label?: string }

/** A password to be chosen: shown on wish, judged while it is typed. */
export function NewPasswordField({ known, error, label = accountMessages.setUp.password }: NewPasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const [password, setPassword] = useState('')
  return (
    <div>
      <TextField
        label={label}
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={256}
        error={error}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
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
      <PasswordStrength password={password} known={known} />
    </div>
  )
}
