import { useState, type SubmitEvent } from 'react'
import { encode } from 'uqr'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { accountMessages } from '#shared/messages/account.ts'
import { Dialog, DialogBody } from '#kit/dialog/dialog.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { TextField } from '#kit/fields/field.tsx'
import { toaster } from '#kit/toast/toaster-store.ts'
import { useEndOthers } from './use-end-others.ts'
import { useServerAction } from './use-server-action.ts'
import styles from './account.module.css'

export type SecondFactorTask = 'begin' | 'codes' | 'end'

type Secret = { uri: string; recoveryCodes: string[] }

type Step = { name: 'password' } | ({ name: 'confirm' } & Secret) | { name: 'codes'; recoveryCodes: string[] }

type SecondFactorDialogProps = { task: SecondFactorTask; others: boolean; onClose: () => void }

const messages = accountMessages.secondFactor

const titles = { begin: messages.title, codes: messages.newCodes, end: messages.end }

/** Setting up the second factor: password, app, recovery codes. New codes and switching off need the password too. */
export function SecondFactorDialog({ task, others, onClose }: SecondFactorDialogProps) {
  const [step, setStep] = useState<Step>({ name: 'password' })
  const { send } = useServerAction()
  const offer = useEndOthers(others)

  async function withPassword(password: string): Promise<string | undefined> {
    const body = { password }
    if (task === 'end') {
      const path = signInPaths.ownSecondFactor()
      const ended = await send({ method: 'DELETE', path, body, inForm: true }, { title: messages.ended, ...offer })
      if (ended.kind !== 'done') return ended.message
      onClose()
      return undefined
    }
    const path = task === 'begin' ? signInPaths.ownSecondFactor() : signInPaths.recoveryCodes()
    const answer = await send<Secret>({ method: 'POST', path, body, inForm: true })
    if (answer.kind !== 'done') return answer.message
    setStep(task === 'begin' ? { name: 'confirm', ...answer.body } : { name: 'codes', ...answer.body })
    return undefined
  }

  async function confirm(code: string): Promise<string | undefined> {
    const path = signInPaths.confirmSecondFactor()
    const answer = await send(
      { method: 'POST', path, body: { code }, inForm: true },
      { title: messages.begun, ...offer },
    )
    if (answer.kind !== 'done') return answer.message
    if (step.name === 'confirm') setStep({ name: 'codes', recoveryCodes: step.recoveryCodes })
    return undefined
  }

  return (
    <Dialog title={step.name === 'codes' ? messages.codesTitle : titles[task]} size="sign-in" onClose={onClose}>
      <DialogBody>
        {step.name === 'password' && <PasswordStep onPassword={withPassword} />}
        {step.name === 'confirm' && <ConfirmStep uri={step.uri} onCode={confirm} />}
        {step.name === 'codes' && <RecoveryCodes codes={step.recoveryCodes} onDone={onClose} />}
      </DialogBody>
    </Dialog>
  )
}

/** Answers the complaint about what was entered, if there is one. */
type Send = (entered: string) => Promise<string | undefined>

/** Whoever sits at an open screen must not change how its owner signs in. */
function PasswordStep({ onPassword }: { onPassword: Send }) {
  const { error, submit } = useOneField('password', onPassword)
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={messages.password}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={256}
        error={error}
      />
      <Button type="submit">{messages.next}</Button>
    </form>
  )
}

/** The secret for the app, as picture and as text; a code proves that the app has it. */
function ConfirmStep({ uri, onCode }: { uri: string; onCode: Send }) {
  const { error, submit } = useOneField('code', onCode)
  const key = new URL(uri).searchParams.get('secret') ?? ''
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>{messages.scan}</p>
      <QrCode text={uri} />
      <a href={uri}>{messages.openApp}</a>
      <div>
        <b>{messages.key}</b>
        <p className={styles.key}>{key}</p>
      </div>
      <TextField
        label={messages.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        error={error}
      />
      <Button type="submit">{messages.confirm}</Button>
    </form>
  )
}

/** Shown once: the server keeps them only encrypted. */
function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n'))
    toaster.show({ title: messages.copied, variant: 'success' })
  }
  return (
    <div className={styles.form}>
      <p>{messages.codesText}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="line" onClick={() => void copy()}>
          {messages.copy}
        </Button>
        <Button onClick={onDone}>{messages.codesDone}</Button>
      </div>
    </div>
  )
}

function useOneField(name: string, send: Send) {
  const [error, setError] = useState<string>()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setError(await send(String(new FormData(event.currentTarget).get(name) ?? '')))
  }
  return { error, submit: (event: SubmitEvent<HTMLFormElement>) => void submit(event) }
}

function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text)
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <div className={styles.qr}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
        <path d={squares.join('')} />
      </svg>
    </div>
  )
}
