import { useState, type SubmitEvent } from 'react'
import { placeOfSettings } from '#shared/help/group-help.ts'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import type { Principal } from '#shared/people/people.ts'
import { accountMessages } from '#shared/messages/account.ts'
import { adminMessages } from '#shared/messages/admin.ts'
import { Panel } from '#admin/kit/panel.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { TextField } from '#kit/fields/text-field.tsx'
import styles from './account.module.css'
import { useServerAction } from './use-server-action.ts'

const messages = accountMessages.profile

export function ProfilePanel({ principal: { name, email, role } }: { principal: Principal }) {
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
    <Panel title={messages.title} width="half" help={placeOfSettings.profile}>
      <dl className={styles.facts}>
        <dt>{messages.email}</dt>
        <dd>{email}</dd>
        <dt>{messages.role}</dt>
        <dd>{adminMessages.roles[role]}</dd>
      </dl>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          key={name}
          label={messages.name}
          name="name"
          autoComplete="name"
          maxLength={100}
          defaultValue={name}
          error={error}
        />
        <Button type="submit" variant="line" size="small" aria-disabled={busy || undefined}>
          {messages.save}
        </Button>
      </form>
    </Panel>
  )
}
