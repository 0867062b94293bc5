import type { UserEntry } from '#shared/people/people.ts'
import { adminMessages } from '#shared/messages/admin.ts'
import { userMessages as messages } from '#shared/messages/users.ts'
import { recently } from '#admin/kit/times.ts'
import { UserActions } from './user-actions.tsx'
import styles from './users.module.css'

type UserLineProps = {
  user: UserEntry
  own: boolean
  now: string
  onNewPassword: () => void
  onDelete: () => void
}

export function UserLine({ user, own, now, onNewPassword, onDelete }: UserLineProps) {
  const { name, email, role, inbox, disabled, secondFactor, sessions, usedAt } = user
  return (
    <tr id={`person-${user.id}`} data-disabled={disabled || undefined}>
      <td className={styles.person}>
        <b>
          {name}
          {own && <span className={styles.own}>{messages.you}</span>}
        </b>
        <small>{email}</small>
      </td>
      <td>
        {role ? adminMessages.roles[role] : messages.noRole}
        {role !== 'admin' && inbox && <small className={styles.small}>{messages.readsInbox}</small>}
      </td>
      <td>
        {disabled ? (
          <strong className={styles.disabled}>{messages.disabled}</strong>
        ) : secondFactor ? (
          messages.secondFactor
        ) : (
          messages.passwordOnly
        )}
      </td>
      <td>
        {usedAt ? recently(usedAt, now) : messages.never}
        {sessions > 0 && <small className={styles.small}>{messages.sessions(sessions)}</small>}
      </td>
      <td>{!own && <UserActions user={user} onNewPassword={onNewPassword} onDelete={onDelete} />}</td>
    </tr>
  )
}
