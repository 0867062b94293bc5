import { useState, type SubmitEvent } from 'react'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import type { SetUp } from '#shared/people/people.ts'
import { accountMessages } from '#shared/messages/account.ts'
import { signInMessages } from '#shared/messages/sign-in.ts'
import { judgePassword } from '#shared/sign-in/password.ts'
import { callServer } from '#kit/server-call/call-server.ts'
import { Button } from '#kit/buttons/button.tsx'
import { toAuthError } from '#sign-in/protocol/auth-errors.ts'
import { focusFirstInvalid, FormNotice } from '#kit/fields/form-notice.tsx'
import { loadAuth } from '#sign-in/protocol/load-auth.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { EmailField } from '#kit/fields/credential-fields.tsx'
import styles from './sign-in-form.module.css'
import { TextField } from '#kit/fields/field.tsx'
import { useScripted } from '#kit/fields/use-scripted.ts'

type SetUpFormProps = { token: string; setUp: SetUp; onSignedIn: () => void }
type Fields = { name: string; email: string; password: string }
type Errors = Partial<Record<keyof Fields | 'form', string>>

const messages = accountMessages.setUp

export function SetUpForm({ token, setUp, onSignedIn }: SetUpFormProps) {
  const [name, setName] = useState(setUp.name)
  const [email, setEmail] = useState(setUp.email)
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  const scripted = useScripted()

  async function send(fields: Fields): Promise<Errors | undefined> {
    const body = { token, ...fields }
    const answer = await callServer<{ idToken?: string }>('POST', signInPaths.setUp(), { body })
    if (answer.kind !== 'done') {
      const byField = Object.fromEntries(answer.fields.map(({ path, message }) => [path, message]))
      return answer.fields.length > 0 ? byField : { form: answer.message }
    }
    // With a second factor a new password alone does not sign anybody in.
    if (!answer.body.idToken) {
      window.location.replace(signInPaths.login())
      return undefined
    }
    try {
      const auth = await loadAuth()
      await auth.finish(answer.body.idToken)
      onSignedIn()
    } catch (cause) {
      return { form: toAuthError(cause).message }
    }
    return undefined
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const password = String(new FormData(form).get('password') ?? '')
    const missing = check({ name, email, password })
    setErrors(missing)
    if (Object.keys(missing).length > 0) return focusFirstInvalid(form)
    setBusy(true)
    const failed = await send({ name, email, password })
    setBusy(false)
    if (!failed) return
    setErrors(failed)
    focusFirstInvalid(form)
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      {errors.form && (
        <FormNotice tone="danger" icon="alert">
          {errors.form}
        </FormNotice>
      )}
      {setUp.purpose !== 'new-password' && (
        <TextField
          label={messages.name}
          name="name"
          autoComplete="name"
          maxLength={100}
          value={name}
          error={errors.name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      )}
      <EmailField
        label={messages.email}
        value={email}
        readOnly={setUp.email !== ''}
        error={errors.email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <NewPasswordField known={[name, email]} error={errors.password} />
      <Button type="submit" size="large" disabled={!scripted} aria-disabled={busy || undefined}>
        {busy ? messages.submitting : messages.submit[setUp.purpose]}
      </Button>
    </form>
  )
}

function check({ name, email, password }: Fields): Errors {
  const { problem } = judgePassword(password, [name, email])
  return {
    ...(name.trim().length < 2 && { name: messages.nameMissing }),
    ...(!/^\S+@\S+\.\S+$/.test(email) && { email: signInMessages.emailInvalid }),
    ...(problem && { password: problem }),
  }
}
