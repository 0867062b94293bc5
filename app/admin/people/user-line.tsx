import { roles, type UserEntry } from '#shared/people/people.ts'
import { adminMessages } from '#shared/messages/admin.ts'
import { userMessages as messages } from '#shared/messages/users.ts'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { Icon, type IconName } from '#kit/icon/icon.tsx'
import { recently } from '#admin/kit/times.ts'
import { Menu } from '#admin/kit/menu.tsx'
import { useServerAction } from '#admin/account/use-server-action.ts'
import styles from './users.module.css'

const { actions, actionsOf, done } = messages

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

type UserActionsProps = { user: UserEntry; onNewPassword: () => void; onDelete: () => void }
const roleActions = {
  admin: actions.makeAdmin,
  editor: actions.makeEditor,
  contributor: actions.makeContributor,
} as const

function UserActions({ user, onNewPassword, onDelete }: UserActionsProps) {
  const { id, name, role, inbox, disabled, sessions } = user
  const { send } = useServerAction()
  const change = (body: object, title: string) =>
    void send({ method: 'PATCH', path: signInPaths.user(id), body }, { title })
  const otherRoles = roles.filter((other) => other !== role)
  return (
    <Menu label={actionsOf(name)}>
      {otherRoles.map((other) => (
        <Action
          key={other}
          icon="users"
          label={roleActions[other]}
          onClick={() => change({ role: other }, done.role(name))}
        />
      ))}
      {role !== 'admin' && (
        <Action
          icon="inbox"
          label={inbox ? actions.takeInbox : actions.giveInbox}
          onClick={() => change({ inbox: !inbox }, inbox ? done.takeInbox(name) : done.giveInbox(name))}
        />
      )}
      <Action icon="link" label={actions.newPassword} onClick={onNewPassword} />
      {sessions > 0 && (
        <Action
          icon="sign-out"
          label={actions.endSessions}
          onClick={() =>
            void send({ method: 'DELETE', path: signInPaths.userSessions(id) }, { title: done.endSessions(name) })
          }
        />
      )}
      <Action
        icon="lock"
        label={disabled ? actions.enable : actions.disable}
        onClick={() => change({ disabled: !disabled }, disabled ? done.enable(name) : done.disable(name))}
      />
      <Action icon="trash" label={actions.delete} danger onClick={onDelete} />
    </Menu>
  )
}

type ActionProps = { icon: IconName; label: string; danger?: boolean; onClick: () => void }

function Action({ icon, label, danger, onClick }: ActionProps) {
  return (
    <button type="button" data-danger={danger || undefined} onClick={onClick}>
      <Icon name={icon} />
      {label}
    </button>
  )
}
