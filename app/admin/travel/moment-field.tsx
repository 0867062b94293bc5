import { useState, type FormEvent } from 'react'
import { travelErrors, travelMessages } from '#shared/messages/travel.ts'
import { fromBerlin, toBerlin } from '#shared/time/berlin-time.ts'
import { Button } from '#kit/buttons/button.tsx'
import { Field } from '#kit/fields/field.tsx'
import styles from './travel-page.module.css'

const words = travelMessages.choose

type MomentFieldProps = { label: string; help: string; action: string; at: string; onChoose: (at: string) => void }

/** Any moment, in German time. */
export function MomentField({ label, help, action, at, onChoose }: MomentFieldProps) {
  const [local, setLocal] = useState(toBerlin(at))
  const [problem, setProblem] = useState('')
  const moment = local === '' ? undefined : fromBerlin(local)

  function choose(event: FormEvent) {
    event.preventDefault()
    if (!moment) return setProblem(travelErrors.noMoment)
    if (moment.kind === 'none') return setProblem(travelErrors.noSuchTime)
    setProblem('')
    // Who names a minute means what was to be seen when it was over.
    onChoose(moment.utc.replace(':00.000Z', ':59.999Z'))
  }

  return (
    <form className={styles.moment} noValidate onSubmit={choose}>
      <Field
        label={label}
        help={moment?.kind === 'two' ? words.twice(local.slice(11)) : help}
        error={problem}
        errorAloud
      >
        {(control) => (
          <input {...control} type="datetime-local" value={local} onChange={({ target }) => setLocal(target.value)} />
        )}
      </Field>
      <Button type="submit" variant="line">
        {action}
      </Button>
    </form>
  )
}
