import { placeOfSettings } from '#shared/help/group-help.ts'
import type { OwnAccount, Principal, UserSession } from '#shared/people/people.ts'
import { accountMessages } from '#shared/messages/account.ts'
import { adminMessages } from '#shared/messages/admin.ts'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { Panels, Panel } from '#admin/kit/panel.tsx'
import { recently } from '#admin/kit/times.ts'
import { EmailPanel, PasswordPanel } from './credentials-panels.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { useState, type SubmitEvent } from 'react'
import { Button } from '#kit/buttons/button.tsx'
import { TextField } from '#kit/fields/field.tsx'
import styles from './account.module.css'
import { SecondFactorDialog, type SecondFactorTask } from './second-factor-dialog.tsx'
import { useServerAction } from './use-server-action.ts'

const secondFactorWords = accountMessages.secondFactor
const profileWords = accountMessages.profile
const sessionWords = accountMessages.sessions

type AccountPageProps = { principal: Principal; account: OwnAccount; passkeysPossible: boolean; now: string }

export function AccountPage({ principal, account, passkeysPossible, now }: AccountPageProps) {
  const others = account.sessions.length > 1
  return (
    <AdminPage title={accountMessages.title} note={principal.email}>
      <Panels>
        <ProfilePanel principal={principal} />
        <PasswordPanel principal={principal} hasPassword={account.hasPassword} />
        {account.hasPassword && <EmailPanel possible={account.emailByMail} />}
        {account.hasPassword && <SecondFactorPanel on={account.secondFactor} others={others} />}
        <PasskeysPanel passkeys={account.passkeys} possible={passkeysPossible} others={others} />
        <SessionsPanel sessions={account.sessions} now={now} />
      </Panels>
    </AdminPage>
  )
}

function ProfilePanel({ principal: { name, email, role } }: { principal: Principal }) {
  const { send, busy } = useServerAction()
  const [error, setError] = useState<string>()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = { name: new FormData(event.currentTarget).get('name') }
    const answer = await send(
      { method: 'PATCH', path: signInPaths.ownAccount(), body },
      { title: accountMessages.saved },
    )
    setError(answer.kind !== 'done' ? answer.fields[0]?.message : undefined)
  }

  return (
    <Panel title={profileWords.title} width="half" help={placeOfSettings.profile}>
      <dl className={styles.facts}>
        <dt>{profileWords.email}</dt>
        <dd>{email}</dd>
        <dt>{profileWords.role}</dt>
        <dd>{adminMessages.roles[role]}</dd>
      </dl>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          key={name}
          label={profileWords.name}
          name="name"
          autoComplete="name"
          maxLength={100}
          defaultValue={name}
          error={error}
        />
        <Button type="submit" variant="line" size="small" aria-disabled={busy || undefined}>
          {profileWords.save}
        </Button>
      </form>
    </Panel>
  )
}

function SecondFactorPanel({ on, others }: { on: boolean; others: boolean }) {
  const [task, setTask] = useState<SecondFactorTask>()
  return (
    <Panel title={secondFactorWords.title} width="half" help={placeOfSettings.secondFactor}>
      <p className={styles.text}>{on ? secondFactorWords.on : secondFactorWords.off}</p>
      <div className={styles.actions}>
        {on ? (
          <>
            <Button variant="line" size="small" onClick={() => setTask('codes')}>
              {secondFactorWords.newCodes}
            </Button>
            <Button variant="line" size="small" onClick={() => setTask('end')}>
              {secondFactorWords.end}
            </Button>
          </>
        ) : (
          <Button variant="line" size="small" onClick={() => setTask('begin')}>
            {secondFactorWords.begin}
          </Button>
        )}
      </div>
      {task && <SecondFactorDialog task={task} others={others} onClose={() => setTask(undefined)} />}
    </Panel>
  )
}

type SessionsPanelProps = { sessions: UserSession[]; now: string }

function SessionsPanel({ sessions, now }: SessionsPanelProps) {
  const { send, busy } = useServerAction()
  const end = (path: string) => void send({ method: 'DELETE', path }, { title: sessionWords.ended })
  return (
    <Panel title={sessionWords.title} width="half" help={placeOfSettings.sessions}>
      <ul className={styles.list}>
        {sessions.map(({ id, device, usedAt, current }) => (
          <li key={id}>
            <span>
              {device}
              <small>{current ? sessionWords.current : sessionWords.used(recently(usedAt, now))}</small>
            </span>
            {!current && (
              <Button
                variant="line"
                size="small"
                aria-disabled={busy || undefined}
                aria-label={sessionWords.endOne(device)}
                onClick={() => end(signInPaths.ownSession(id))}
              >
                {sessionWords.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="line" size="small" onClick={() => end(signInPaths.ownSessions())}>
          {sessionWords.endOthers}
        </Button>
      )}
    </Panel>
  )
}
