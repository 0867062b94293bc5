import { placeOfSettings } from '#shared/help/group-help.ts'
import type { OwnAccount, Principal } from '#shared/people/people.ts'
import { accountMessages } from '#shared/messages/account.ts'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { Panels, Panel } from '#admin/kit/panel.tsx'
import { EmailPanel } from './email-panel.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { ProfilePanel } from './profile-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'
import { useState } from 'react'
import { Button } from '#kit/buttons/button.tsx'
import styles from './account.module.css'
import { SecondFactorDialog, type SecondFactorTask } from './second-factor-dialog.tsx'

const messages = accountMessages.secondFactor

type AccountPageProps = { principal: Principal; account: OwnAccount; passkeysPossible: boolean; now: string }

export function AccountPage({ principal, account, passkeysPossible, now }: AccountPageProps) {
  return (
    <AdminPage title={accountMessages.title} note={principal.email}>
      <Panels>
        <ProfilePanel principal={principal} />
        <PasswordPanel principal={principal} hasPassword={account.hasPassword} />
        {account.hasPassword && <EmailPanel possible={account.emailByMail} />}
        {account.hasPassword && <SecondFactorPanel on={account.secondFactor} />}
        <PasskeysPanel passkeys={account.passkeys} possible={passkeysPossible} />
        <SessionsPanel sessions={account.sessions} now={now} />
      </Panels>
    </AdminPage>
  )
}

function SecondFactorPanel({ on }: { on: boolean }) {
  const [task, setTask] = useState<SecondFactorTask>()
  return (
    <Panel title={messages.title} width="half" help={placeOfSettings.secondFactor}>
      <p className={styles.text}>{on ? messages.on : messages.off}</p>
      <div className={styles.actions}>
        {on ? (
          <>
            <Button variant="line" size="small" onClick={() => setTask('codes')}>
              {messages.newCodes}
            </Button>
            <Button variant="line" size="small" onClick={() => setTask('end')}>
              {messages.end}
            </Button>
          </>
        ) : (
          <Button variant="line" size="small" onClick={() => setTask('begin')}>
            {messages.begin}
          </Button>
        )}
      </div>
      {task && <SecondFactorDialog task={task} onClose={() => setTask(undefined)} />}
    </Panel>
  )
}
