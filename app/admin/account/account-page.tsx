import type { OwnAccount, Principal } from '#shared/people/people.ts'
import { accountMessages } from '#shared/messages/account.ts'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { Panels } from '#admin/kit/panel.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { ProfilePanel } from './profile-panel.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

type AccountPageProps = { principal: Principal; account: OwnAccount; passkeysPossible: boolean; now: string }

export function AccountPage({ principal, account, passkeysPossible, now }: AccountPageProps) {
  return (
    <AdminPage title={accountMessages.title} note={principal.email}>
      <Panels>
        <ProfilePanel principal={principal} />
        <PasswordPanel principal={principal} hasPassword={account.hasPassword} />
        {account.hasPassword && <SecondFactorPanel on={account.secondFactor} />}
        <PasskeysPanel passkeys={account.passkeys} possible={passkeysPossible} />
        <SessionsPanel sessions={account.sessions} now={now} />
      </Panels>
    </AdminPage>
  )
}
