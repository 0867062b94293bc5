import { useState, type SubmitEvent } from 'react'
import { connectionPaths } from '#shared/addresses/admin-paths.ts'
import { providerIdSchema, type ProviderSettings, type ShownConnection } from '#shared/connections/connections.ts'
import { connectionMessages } from '#shared/messages/connections.ts'
import { Button } from '#kit/buttons/button.tsx'
import { TextField } from '#kit/fields/field.tsx'
import { ConfirmDialog } from '#admin/kit/confirm-dialog.tsx'
import { useServerAction } from '#admin/account/use-server-action.ts'
import { ConnectionActions, SecretField, SettingField } from './connection-fields.tsx'
import styles from './connections.module.css'
import { useConnectionForm } from './use-connection-form.ts'

type ProviderFormProps = {
  id: string
  shown: ShownConnection<ProviderSettings>
  callback?: string
  isNew?: { taken: string[]; setId: (id: string) => void; onDone: () => void }
}

const words = connectionMessages.providers

export function ProviderForm({ id, shown, callback, isNew }: ProviderFormProps) {
  const path = connectionPaths.provider(id)
  const form = useConnectionForm(path, shown, (values) => ({
    ...values,
    adminGroups: listOf(values.adminGroups),
    editorGroups: listOf(values.editorGroups),
  }))
  const [idError, setIdError] = useState<string>()
  const { name } = form.values

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const complaint = isNew && complaintAbout(id, isNew.taken)
    setIdError(complaint)
    if (!complaint && (await form.save(event))) isNew?.onDone()
  }

  return (
    <form
      className={styles.provider}
      noValidate
      aria-label={name || words.add}
      onSubmit={(event) => void submit(event)}
    >
      <h3>{name || words.add}</h3>
      <div className={styles.columns}>
        <SettingField form={form} name="name" label={words.name} />
        {isNew ? (
          <TextField
            name="id"
            label={words.id}
            help={words.idHelp}
            autoComplete="off"
            autoCapitalize="none"
            value={id}
            error={idError}
            onChange={({ target }) => isNew.setId(target.value)}
          />
        ) : (
          <TextField name="id" label={words.id} value={id} readOnly />
        )}
        <SettingField form={form} name="issuer" label={words.issuer} inputMode="url" />
        <SettingField form={form} name="clientId" label={words.clientId} />
        <SecretField form={form} name="clientSecret" label={words.clientSecret} />
        <SettingField form={form} name="adminGroups" label={words.adminGroups} help={words.groupsHelp} />
        <SettingField form={form} name="editorGroups" label={words.editorGroups} help={words.groupsHelp} />
      </div>
      {callback && (
        <p className={styles.hint}>
          {words.callback} <code>{callback}</code>
        </p>
      )}
      <ConnectionActions form={form}>
        {isNew ? (
          <Button variant="line" size="small" onClick={isNew.onDone}>
            {words.cancel}
          </Button>
        ) : (
          Object.keys(shown.fixed).length === 0 && <RemoveButton path={path} name={shown.values.name} />
        )}
      </ConnectionActions>
    </form>
  )
}

function RemoveButton({ path, name }: { path: string; name: string }) {
  const [asking, setAsking] = useState(false)
  const { send } = useServerAction()
  return (
    <>
      <Button variant="line" size="small" onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      {asking && (
        <ConfirmDialog
          title={words.removeTitle(name)}
          text={words.removeText}
          confirm={words.removeConfirm}
          danger
          onConfirm={() => send({ method: 'DELETE', path }, { title: connectionMessages.removed })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function complaintAbout(id: string, taken: string[]): string | undefined {
  if (taken.includes(id)) return words.taken
  return providerIdSchema.safeParse(id).error?.issues[0]?.message
}

function listOf(text = ''): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}
