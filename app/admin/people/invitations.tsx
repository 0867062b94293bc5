import { identityPaths } from '#shared/addresses/sign-in-paths.ts'
import type { Invitation } from '#shared/people/people.ts'
import { adminMessages } from '#shared/messages/admin.ts'
import { userMessages as messages } from '#shared/messages/users.ts'
import { shortDate } from '#admin/kit/times.ts'
import { Button } from '#kit/buttons/button.tsx'
import { useAsk } from '#admin/account/use-ask.ts'
import styles from './users.module.css'

export function Invitations({ invitations }: { invitations: Invitation[] }) {
  const { ask } = useAsk()
  const path = identityPaths.invitations()
  return (
    <section className={styles.invitations}>
      <h2>{messages.invitations}</h2>
      <ul>
        {invitations.map(({ email, role, expiresAt }) => (
          <li key={email}>
            <span>
              <b>{email}</b>
              <small>
                {adminMessages.roles[role]}, {messages.until(shortDate(expiresAt))}
              </small>
            </span>
            <Button
              variant="line"
              size="small"
              aria-label={messages.withdrawOf(email)}
              onClick={() => void ask({ method: 'DELETE', path, body: { email } }, { title: messages.done.withdraw })}
            >
              {messages.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
