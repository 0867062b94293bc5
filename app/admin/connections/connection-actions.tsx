import type { ReactNode } from 'react'
import { connectionMessages as words } from '#shared/messages/connections.ts'
import { Button } from '#kit/buttons/button.tsx'
import { FormNotice } from '#kit/fields/form-notice.tsx'
import styles from './connections.module.css'
import type { ConnectionForm } from './use-connection-form.ts'

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
          {words.save}
        </Button>
        <Button
          variant="line"
          size="small"
          aria-disabled={test === 'running' || undefined}
          onClick={() => !unsaved && test !== 'running' && void form.tryOut()}
          disabled={unsaved}
        >
          {test === 'running' ? words.testing : words.test}
        </Button>
        {children}
      </div>
      {unsaved && <p className={styles.hint}>{words.saveFirst}</p>}
      <output>{test && test !== 'running' && <TestResult {...test} />}</output>
    </>
  )
}

function TestResult({ ok, text, answer }: Exclude<ConnectionForm['test'], 'running' | undefined>) {
  return (
    <span className={styles.result} data-ok={ok}>
      <b>{ok ? words.result.done : words.result.failed}</b> {text}
      {answer && <code className={styles.answer}>{words.result.answer(answer)}</code>}
    </span>
  )
}
