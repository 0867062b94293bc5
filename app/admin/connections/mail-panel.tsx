import { placeOfSettings } from '#shared/help/group-help.ts'
import { connectionPaths } from '#shared/addresses/admin-paths.ts'
import { defaultEmailJsUrl, type ShownConnections } from '#shared/connections/connections.ts'
import { connectionMessages } from '#shared/messages/connections.ts'
import { Panel } from '#admin/kit/panel.tsx'
import { ConnectionActions, SecretField, SettingField, SettingSelect } from './connection-fields.tsx'
import styles from './connections.module.css'
import { useConnectionForm } from './use-connection-form.ts'

const words = connectionMessages.mail

export function MailPanel({ mail }: Pick<ShownConnections, 'mail'>) {
  const form = useConnectionForm(connectionPaths.mail(), mail, (values) => ({ ...values, port: Number(values.port) }))
  const { kind } = form.values
  return (
    <Panel title={words.title} width="half" help={placeOfSettings.mail}>
      <p className={styles.text}>{words.text}</p>
      <form className={styles.form} noValidate onSubmit={(event) => void form.save(event)}>
        <SettingSelect form={form} name="kind" label={words.kind} choices={words.kinds} />
        {kind === 'smtp' && (
          <>
            <SettingField form={form} name="host" label={words.host} help={words.hostHelp} inputMode="url" />
            <SettingField form={form} name="port" label={words.port} inputMode="numeric" />
            <SettingSelect form={form} name="tls" label={words.tls} choices={words.tlsKinds} />
            <SettingField form={form} name="user" label={words.user} />
            <SecretField form={form} name="password" label={words.password} />
          </>
        )}
        {kind === 'emailjs' && (
          <>
            <SettingField
              form={form}
              name="emailJsUrl"
              label={words.emailJsUrl}
              inputMode="url"
              placeholder={defaultEmailJsUrl}
            />
            <SettingField form={form} name="publicKey" label={words.publicKey} />
            <SettingField form={form} name="serviceId" label={words.serviceId} />
            <SettingField form={form} name="templateId" label={words.templateId} />
            <SecretField form={form} name="privateKey" label={words.privateKey} />
          </>
        )}
        {kind !== 'none' && (
          <>
            <SettingField form={form} name="from" label={words.from} help={words.companyHelp} inputMode="email" />
            <SettingField form={form} name="to" label={words.to} help={words.companyHelp} inputMode="email" />
          </>
        )}
        <ConnectionActions form={form} />
      </form>
    </Panel>
  )
}
