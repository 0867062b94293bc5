import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { roles, type UserEntry } from '#shared/people/people.ts'
import { userMessages } from '#shared/messages/users.ts'
import { Menu } from '#admin/kit/menu.tsx'
import { Icon, type IconName } from '#kit/icon/icon.tsx'
import { useServerAction } from '#admin/account/use-server-action.ts'

type UserActionsProps = { user: UserEntry; onNewPassword: () => void; onDelete: () => void }

const { actions, actionsOf, done } = userMessages
const roleActions = {
  admin: actions.makeAdmin,
  editor: actions.makeEditor,
  contributor: actions.makeContributor,
} as const

export function UserActions({ user, onNewPassword, onDelete }: UserActionsProps) {
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
