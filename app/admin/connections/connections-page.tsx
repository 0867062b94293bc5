import { useState } from 'react'
import type { ShownConnections } from '#shared/connections/connections.ts'
import { connectionMessages } from '#shared/messages/connections.ts'
import { placeOfSettings } from '#shared/help/group-help.ts'
import { connectionPaths } from '#shared/addresses/admin-paths.ts'
import { Button } from '#kit/buttons/button.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import { Panels, Panel, PanelNote } from '#admin/kit/panel.tsx'
import { MailPanel } from './mail-panel.tsx'
import { ConnectionActions, SecretField, SettingField } from './connection-fields.tsx'
import styles from './connections.module.css'
import { useConnectionForm } from './use-connection-form.ts'
import { ProviderForm } from './provider-form.tsx'

const chatWords = connectionMessages.chat
const providerWords = connectionMessages.providers

/** Mail, chat and sign-in at other services, entered and tried without a restart. */
export function ConnectionsPage({ mail, chat, providers }: ShownConnections) {
  return (
    <AdminPage title={connectionMessages.title} note={connectionMessages.note}>
      <Panels>
        <MailPanel mail={mail} />
        <ChatPanel chat={chat} />
        <ProvidersPanel providers={providers} />
      </Panels>
    </AdminPage>
  )
}

function ChatPanel({ chat }: Pick<ShownConnections, 'chat'>) {
  const form = useConnectionForm(connectionPaths.chat(), chat, (values) => values)
  return (
    <Panel title={chatWords.title} width="half" help={placeOfSettings.chat}>
      <p className={styles.text}>{chatWords.text}</p>
      <form className={styles.form} noValidate onSubmit={(event) => void form.save(event)}>
        <SettingField form={form} name="url" label={chatWords.url} inputMode="url" />
        <SettingField form={form} name="headerName" label={chatWords.headerName} />
        <SecretField form={form} name="headerValue" label={chatWords.headerValue} help={chatWords.headerHelp} />
        <ConnectionActions form={form} />
      </form>
    </Panel>
  )
}

const newProvider = {
  values: { name: '', issuer: '', clientId: '', adminGroups: [], editorGroups: [] },
  secrets: { clientSecret: false },
  fixed: {},
  problem: null,
}

function ProvidersPanel({ providers }: Pick<ShownConnections, 'providers'>) {
  const [adding, setAdding] = useState(false)
  return (
    <Panel title={providerWords.title} width="full" help={placeOfSettings.providers}>
      <p className={styles.text}>{providerWords.text}</p>
      {providers.length === 0 && !adding && <PanelNote>{providerWords.none}</PanelNote>}
      <div className={styles.providers}>
        {providers.map((provider) => (
          <ProviderForm key={provider.id} id={provider.id} shown={provider} callback={provider.callback} />
        ))}
        {adding && <NewProvider taken={providers.map(({ id }) => id)} onDone={() => setAdding(false)} />}
      </div>
      {!adding && (
        <Button variant="line" size="small" onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {providerWords.add}
        </Button>
      )}
    </Panel>
  )
}

/** The id is part of an address at the provider, so it is chosen first and stays. */
function NewProvider({ taken, onDone }: { taken: string[]; onDone: () => void }) {
  const [id, setId] = useState('')
  return <ProviderForm id={id} isNew={{ taken, setId, onDone }} shown={newProvider} />
}
