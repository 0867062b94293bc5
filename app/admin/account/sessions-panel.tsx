import { placeOfSettings } from '#shared/help/group-help.ts'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import type { UserSession } from '#shared/people/people.ts'
import { accountMessages } from '#shared/messages/account.ts'
import { Panel } from '#admin/kit/panel.tsx'
import { recently } from '#admin/kit/times.ts'
import { Button } from '#kit/buttons/button.tsx'
import styles from './account.module.css'
import { useServerAction } from './use-server-action.ts'

type SessionsPanelProps = { sessions: UserSession[]; now: string }

const messages = accountMessages.sessions

export function SessionsPanel({ sessions, now }: SessionsPanelProps) {
  const { send, busy } = useServerAction()
  const end = (path: string) => void send({ method: 'DELETE', path }, { title: messages.ended })
  return (
    <Panel title={messages.title} width="half" help={placeOfSettings.sessions}>
      <ul className={styles.list}>
        {sessions.map(({ id, device, usedAt, current }) => (
          <li key={id}>
            <span>
              {device}
              <small>{current ? messages.current : messages.used(recently(usedAt, now))}</small>
            </span>
            {!current && (
              <Button
                variant="line"
                size="small"
                aria-disabled={busy || undefined}
                aria-label={messages.endOne(device)}
                onClick={() => end(signInPaths.ownSession(id))}
              >
                {messages.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="line" size="small" onClick={() => end(signInPaths.ownSessions())}>
          {messages.endOthers}
        </Button>
      )}
    </Panel>
  )
}
