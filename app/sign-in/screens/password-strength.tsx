import { judgePassword } from '#shared/sign-in/password.ts'
import { accountMessages } from '#shared/messages/account.ts'
import { passwordMessages } from '#shared/messages/password.ts'
import styles from './password-strength.module.css'

type PasswordStrengthProps = { password: string; known: readonly string[] }

/** How good the password is, in words and as threads that fill; the server judges by the same rule. */
export function PasswordStrength({ password, known }: PasswordStrengthProps) {
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
