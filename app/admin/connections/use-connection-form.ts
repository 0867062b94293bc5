import { useState, type SubmitEvent } from 'react'
import { connectionPaths } from '#shared/addresses/admin-paths.ts'
import type { ConnectionTest, ShownConnection } from '#shared/connections/connections.ts'
import { connectionMessages as words } from '#shared/messages/connections.ts'
import { focusFirstInvalid } from '#kit/fields/form-notice.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import { useServerAction } from '#admin/account/use-server-action.ts'

export type ConnectionForm = ReturnType<typeof useConnectionForm>
type Texts = Record<string, string>
/** What was typed over a secret; null takes it away. */
type TypedSecrets = Record<string, string | null>

/** One connection as it is typed: what counts is saved, and what was saved can be tried. */
export function useConnectionForm<Settings extends object>(
  path: string,
  shown: ShownConnection<Settings>,
  bodyOf: (values: Texts) => object,
) {
  const { send, busy } = useServerAction()
  const [values, setValues] = useState(() => textsOf(shown.values))
  const [secrets, setSecrets] = useState<TypedSecrets>({})
  const [errors, setErrors] = useState<Texts>({})
  const [refusal, setRefusal] = useState<string>()
  const [unsaved, setUnsaved] = useState(false)
  const [test, setTest] = useState<ConnectionTest | 'running'>()

  async function save(event: SubmitEvent<HTMLFormElement>): Promise<boolean> {
    event.preventDefault()
    const form = event.currentTarget
    const typed = Object.fromEntries(Object.entries(secrets).filter(([, value]) => value !== ''))
    const answer = await send(
      { method: 'PUT', path, body: { ...bodyOf(values), ...typed }, inForm: true },
      { title: words.saved },
    )
    if (answer.kind === 'done') {
      setSecrets({})
      setErrors({})
      setRefusal(undefined)
      setUnsaved(false)
      return true
    }
    setErrors(Object.fromEntries(answer.fields.map(({ path: field, message }) => [field.split('.')[0]!, message])))
    setRefusal(answer.fields.length === 0 ? answer.message : undefined)
    focusFirstInvalid(form)
    return false
  }

  async function tryOut() {
    setTest('running')
    const answer = await callServer<ConnectionTest>('POST', connectionPaths.test(path))
    setTest(answer.kind === 'done' ? answer.body : { ok: false, text: answer.message, answer: null })
  }

  return {
    shown: shown as ShownConnection<object>,
    values,
    secrets,
    errors,
    refusal,
    busy,
    unsaved,
    test,
    save,
    tryOut,
    change(field: string, value: string) {
      setValues((former) => ({ ...former, [field]: value }))
      setUnsaved(true)
      setTest(undefined)
    },
    changeSecret(field: string, value: string | null) {
      setSecrets((former) => ({ ...former, [field]: value }))
      setUnsaved(true)
      setTest(undefined)
    },
  }
}

function textsOf(values: object): Texts {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, Array.isArray(value) ? value.join(', ') : String(value)]),
  )
}
