import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { keepScroll } from '#kit/page/keep-scroll.ts'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import type { People, Role, UserEntry, UserInvitation } from '#shared/people/people.ts'
import { userMessages as messages, userMessages } from '#shared/messages/users.ts'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { Columns, DataTable } from '#admin/kit/data-table.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { useServerAction } from '#admin/account/use-server-action.ts'
import { InviteDialog, LinkDialog, type IssuedLink } from './user-dialogs.tsx'
import { RequiredFactorsPanel } from './required-factors-panel.tsx'
import { UserLine } from './user-line.tsx'
import styles from './users.module.css'
import { ConfirmDialog } from '#admin/kit/confirm-dialog.tsx'
import { adminMessages } from '#shared/messages/admin.ts'
import { shortDate } from '#admin/kit/times.ts'

type UsersPageProps = { ownId: string; people: People; now: string }
type Open = { name: 'invite' } | { name: 'link'; issued: IssuedLink } | { name: 'delete'; user: UserEntry }

export function UsersPage({ ownId, people: { users, invitations, rolesWithSecondFactor }, now }: UsersPageProps) {
  const [open, setOpen] = useState<Open>()
  const { send } = useServerAction()
  const [parameters, setParameters] = useSearchParams()
  // Whoever was led here to invite somebody.
  const invites = parameters.has('einladen')
  const close = () => {
    setOpen(undefined)
    if (invites) setParameters({}, { replace: true, ...keepScroll })
  }

  /** Asks for a link; answers the complaint about the e-mail address, if there is one. */
  async function issueLink(email: string, role: Role): Promise<string | undefined> {
    const path = signInPaths.invitations()
    const answer = await send<{ link: string }>({ method: 'POST', path, body: { email, role } })
    if (answer.kind !== 'done') return answer.fields[0]?.message
    setOpen({ name: 'link', issued: { email, link: answer.body.link } })
    return undefined
  }

  const { person, role, state, used, actions } = messages.columns
  return (
    <AdminPage
      title={messages.title}
      note={messages.note}
      actions={
        <Button onClick={() => setOpen({ name: 'invite' })}>
          <Icon name="plus" />
          {messages.invite}
        </Button>
      }
    >
      <DataTable
        label={messages.title}
        head={<Columns titles={[person, role, state, used]} actions={actions} />}
        className={styles.table}
      >
        {users.map((user) => (
          <UserLine
            key={user.id}
            user={user}
            own={user.id === ownId}
            now={now}
            onNewPassword={() => void issueLink(user.email, user.role || 'editor')}
            onDelete={() => setOpen({ name: 'delete', user })}
          />
        ))}
      </DataTable>
      {invitations.length > 0 && <Invitations invitations={invitations} />}
      <RequiredFactorsPanel required={rolesWithSecondFactor} />
      {(open?.name === 'invite' || (!open && invites)) && <InviteDialog onInvite={issueLink} onClose={close} />}
      {open?.name === 'link' && <LinkDialog {...open.issued} onClose={close} />}
      {open?.name === 'delete' && <DeleteUserDialog user={open.user} onClose={close} />}
    </AdminPage>
  )
}

function DeleteUserDialog({ user: { id, name }, onClose }: { user: UserEntry; onClose: () => void }) {
  const { send } = useServerAction()
  const { title, text, confirm } = userMessages.deletion
  return (
    <ConfirmDialog
      title={title(name)}
      danger
      onConfirm={() =>
        send({ method: 'DELETE', path: signInPaths.user(id) }, { title: userMessages.done.delete(name) })
      }
      {...{ text, confirm, onClose }}
    />
  )
}

function Invitations({ invitations }: { invitations: UserInvitation[] }) {
  const { send } = useServerAction()
  const path = signInPaths.invitations()
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
              onClick={() => void send({ method: 'DELETE', path, body: { email } }, { title: messages.done.withdraw })}
            >
              {messages.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
