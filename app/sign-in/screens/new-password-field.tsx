import { useState } from 'react'
import { accountMessages } from '#shared/messages/account.ts'
import { PasswordField } from '#kit/fields/password-field.tsx'
import { PasswordStrength } from './password-strength.tsx'

type NewPasswordFieldProps = { known: readonly string[]; error?: string; label?: string }

/** A password to be chosen: judged while it is typed. */
export function NewPasswordField({ known, error, label = accountMessages.setUp.password }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('')
  return (
    <div>
      <PasswordField
        label={label}
        autoComplete="new-password"
        error={error}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <PasswordStrength password={password} known={known} />
    </div>
  )
}
