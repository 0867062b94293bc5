import type { ShownConnections } from '#shared/connections/connections.ts'
import { connectionMessages as words } from '#shared/messages/connections.ts'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { Panels } from '#admin/kit/panel.tsx'
import { ChatPanel } from './chat-panel.tsx'
import { MailPanel } from './mail-panel.tsx'
import { ProvidersPanel } from './providers-panel.tsx'

/** Mail, chat and sign-in at other services, entered and tried without a restart. */
export function ConnectionsPage({ mail, chat, providers }: ShownConnections) {
  return (
    <AdminPage title={words.title} note={words.note}>
      <Panels>
        <MailPanel mail={mail} />
        <ChatPanel chat={chat} />
        <ProvidersPanel providers={providers} />
      </Panels>
    </AdminPage>
  )
}
