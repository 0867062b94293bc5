import { useRef, useState, type SubmitEvent } from 'react'
import { statusAdminMessages, statusWords } from '#shared/messages/status.ts'
import { fromBerlin } from '#shared/time/berlin-time.ts'
import { Button } from '#kit/buttons/button.tsx'
import { Field, TextField } from '#kit/fields/field.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import styles from './report-page.module.css'

const words = statusAdminMessages
const severities = ['limited', 'outage', 'notice'] as const

type ReportFormProps = { services: { id: string; title: string }[]; onDone: () => Promise<void> }

/** As short as it can be: what, how bad, a sentence; everything else can wait for the editor. */
export function ReportForm({ services, onDone }: ReportFormProps) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  async function publish(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const local = String(fields.get('endsAt') ?? '')
    const end = local === '' ? undefined : fromBerlin(local)
    if (end?.kind === 'none') return setErrors({ endsAt: words.badEnd })
    setBusy(true)
    const values = {
      title: String(fields.get('title')),
      text: String(fields.get('text')),
      severity: String(fields.get('severity')),
      services: fields.getAll('service').map((service) => ({ service: String(service) })),
      endsAt: end?.utc ?? '',
    }
    const answer = await callServer('POST', '/api/content/incidents', { body: { values } })
    setBusy(false)
    const refused = answer.kind === 'done' ? [] : answer.fields
    setErrors(Object.fromEntries(refused.map(({ path, message }) => [path.replace(/^values\./, ''), message])))
    if (answer.kind !== 'done') {
      if (refused.length === 0) toaster.show({ title: answer.message, variant: 'destructive' })
      return
    }
    form.current?.reset()
    toaster.show({ title: words.published, variant: 'success' })
    await onDone()
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void publish(event)}>
      <TextField label={words.field.title} name="title" error={errors.title} required maxLength={120} />
      <Field label={words.field.text} error={errors.text} errorAloud>
        {(control) => <textarea {...control} name="text" rows={3} required maxLength={1_000} />}
      </Field>
      <fieldset className={styles.choices}>
        <legend>{words.field.severity}</legend>
        {severities.map((severity, index) => (
          <label key={severity}>
            <input type="radio" name="severity" value={severity} defaultChecked={index === 0} />{' '}
            {statusWords.texts[severity]}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>{words.field.services}</legend>
        {services.map(({ id, title }) => (
          <label key={id}>
            <input type="checkbox" name="service" value={id} /> {title}
          </label>
        ))}
        <p>{words.field.servicesHelp}</p>
      </fieldset>
      <TextField
        label={words.field.endsAt}
        help={words.field.endsAtHelp}
        name="endsAt"
        type="datetime-local"
        error={errors.endsAt}
      />
      <Button type="submit" size="large" disabled={busy}>
        {words.publish}
      </Button>
    </form>
  )
}
