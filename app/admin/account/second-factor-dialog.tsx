import { useState } from 'react'
import { signInPaths } from '#shared/addresses/sign-in-paths.ts'
import { accountMessages } from '#shared/messages/account.ts'
import { Dialog } from '#kit/dialog/dialog.tsx'
import { DialogBody } from '#kit/dialog/dialog-parts.tsx'
import { ConfirmStep, PasswordStep, RecoveryCodes } from './second-factor-steps.tsx'
import { useServerAction } from './use-server-action.ts'

export type SecondFactorTask = 'begin' | 'codes' | 'end'
type Secret = { uri: string; recoveryCodes: string[] }
type Step = { name: 'password' } | ({ name: 'confirm' } & Secret) | { name: 'codes'; recoveryCodes: string[] }

type SecondFactorDialogProps = { task: SecondFactorTask; onClose: () => void }

const messages = accountMessages.secondFactor
const titles = { begin: messages.title, codes: messages.newCodes, end: messages.end }

/** Setting up the second factor: password, app, recovery codes. New codes and switching off need the password too. */
export function SecondFactorDialog({ task, onClose }: SecondFactorDialogProps) {
  const [step, setStep] = useState<Step>({ name: 'password' })
  const { send } = useServerAction()

  async function withPassword(password: string): Promise<string | undefined> {
    const body = { password }
    if (task === 'end') {
      const path = signInPaths.ownSecondFactor()
      const ended = await send({ method: 'DELETE', path, body, inForm: true }, { title: messages.ended })
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
    const answer = await send({ method: 'POST', path, body: { code }, inForm: true }, { title: messages.begun })
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
