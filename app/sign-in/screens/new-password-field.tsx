import { useState } from 'react'
import { accountMessages } from '#shared/messages/account.ts'
import { PasswordField } from '#kit/fields/credential-fields.tsx'
import { judgePassword } from '#shared/sign-in/password.ts'
import { passwordMessages } from '#shared/messages/sign-in.ts'
import styles from './new-password-field.module.css'

type PasswordStrengthProps = { password: string; known: readonly string[] }

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

/** How good the password is, in words and as threads that fill; the server judges by the same rule. */
function PasswordStrength({ password, known }: PasswordStrengthProps) {
  const { level, problem } = judgePassword(password, known)
  return (
    <output className={styles.strength} data-level={password ? level : undefined}>
      <span className={styles.threads} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {password
        ? (problem ?? `${accountMessages.setUp.strength}: ${passwordMessages.levels[level]}`)
        : accountMessages.setUp.passwordHelp}
    </output>
  )
}
