import { placeOfSettings } from '#shared/help/group-help.ts'
import { connectionPaths } from '#shared/addresses/admin-paths.ts'
import type { ShownConnections } from '#shared/connections/connections.ts'
import { connectionMessages } from '#shared/messages/connections.ts'
import { Panel } from '#admin/kit/panel.tsx'
import { ConnectionActions } from './connection-actions.tsx'
import { SecretField, SettingField } from './connection-fields.tsx'
import styles from './connections.module.css'
import { useConnectionForm } from './use-connection-form.ts'

const words = connectionMessages.chat

export function ChatPanel({ chat }: Pick<ShownConnections, 'chat'>) {
  const form = useConnectionForm(connectionPaths.chat(), chat, (values) => values)
  return (
    <Panel title={words.title} width="half" help={placeOfSettings.chat}>
      <p className={styles.text}>{words.text}</p>
      <form className={styles.form} noValidate onSubmit={(event) => void form.save(event)}>
        <SettingField form={form} name="url" label={words.url} inputMode="url" />
        <SettingField form={form} name="headerName" label={words.headerName} />
        <SecretField form={form} name="headerValue" label={words.headerValue} help={words.headerHelp} />
        <ConnectionActions form={form} />
      </form>
    </Panel>
  )
}
