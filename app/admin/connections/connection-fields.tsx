import type { ComponentProps, ReactNode } from 'react'
import { connectionMessages } from '#shared/messages/connections.ts'
import { Button } from '#kit/buttons/button.tsx'
import { Field, TextField } from '#kit/fields/field.tsx'
import { PasswordField } from '#kit/fields/credential-fields.tsx'
import { FormNotice } from '#kit/fields/form-notice.tsx'
import styles from './connections.module.css'
import type { ConnectionForm } from './use-connection-form.ts'

type SettingProps = { form: ConnectionForm; name: string; label: string; help?: string }

const secretWords = connectionMessages.secret

/** A line of text; what the environment decides can be read and copied, and not changed. */
export function SettingField({
  form,
  name,
  label,
  help,
  ...input
}: SettingProps & Omit<ComponentProps<typeof TextField>, 'form'>) {
  const fixedBy = form.shown.fixed[name]
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...input}
      name={name}
      label={label}
      value={form.values[name] ?? ''}
      readOnly={fixedBy !== undefined}
      error={form.errors[name]}
      help={fixedBy ? connectionMessages.fixed(fixedBy) : help}
      onChange={({ target }) => form.change(name, target.value)}
    />
  )
}

export function SettingSelect({ form, name, label, choices }: SettingProps & { choices: Record<string, string> }) {
  const fixedBy = form.shown.fixed[name]
  return (
    <Field label={label} error={form.errors[name]} help={fixedBy && connectionMessages.fixed(fixedBy)} errorAloud>
      {(control) => (
        <select
          {...control}
          name={name}
          value={form.values[name]}
          disabled={fixedBy !== undefined}
          onChange={({ target }) => form.change(name, target.value)}
        >
          {Object.entries(choices).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** A secret: whether there is one is all that the browser knows. */
export function SecretField({ form, name, label, help = '' }: SettingProps) {
  const fixedBy = form.shown.fixed[name]
  const isSet = form.shown.secrets[name] === true
  const typed = form.secrets[name]
  const isGone = typed === null
  const state = isGone ? secretWords.gone : isSet ? secretWords.set : secretWords.unset
  return (
    <div className={styles.secret}>
      <PasswordField
        label={label}
        name={name}
        autoComplete="new-password"
        maxLength={1_000}
        value={typed ?? ''}
        readOnly={fixedBy !== undefined || isGone}
        error={form.errors[name]}
        help={fixedBy ? connectionMessages.fixed(fixedBy) : `${state} ${help}`.trim()}
        onChange={({ target }) => form.changeSecret(name, target.value)}
      />
      {isSet && !fixedBy && (
        <Button variant="line" size="small" onClick={() => form.changeSecret(name, isGone ? '' : null)}>
          {isGone ? secretWords.keep : secretWords.remove}
        </Button>
      )}
    </div>
  )
}

/** Below the fields: what stands in the way, saving, trying, and how the try ended. */
export function ConnectionActions({ form, children }: { form: ConnectionForm; children?: ReactNode }) {
  const { shown, refusal, busy, unsaved, test } = form
  const problem = refusal ?? shown.problem
  return (
    <>
      {problem && (
        <FormNotice tone="danger" icon="alert">
          <p>{problem}</p>
        </FormNotice>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="small" aria-disabled={busy || undefined}>
          {connectionMessages.save}
        </Button>
        <Button
          variant="line"
          size="small"
          aria-disabled={test === 'running' || undefined}
          onClick={() => !unsaved && test !== 'running' && void form.tryOut()}
          disabled={unsaved}
        >
          {test === 'running' ? connectionMessages.testing : connectionMessages.test}
        </Button>
        {children}
      </div>
      {unsaved && <p className={styles.hint}>{connectionMessages.saveFirst}</p>}
      <output>{test && test !== 'running' && <TestResult {...test} />}</output>
    </>
  )
}

function TestResult({ ok, text, answer }: Exclude<ConnectionForm['test'], 'running' | undefined>) {
  return (
    <span className={styles.result} data-ok={ok}>
      <b>{ok ? connectionMessages.result.done : connectionMessages.result.failed}</b> {text}
      {answer && <code className={styles.answer}>{connectionMessages.result.answer(answer)}</code>}
    </span>
  )
}
