import { useState, type SubmitEvent } from 'react'
import { Link } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { companyProfile } from '#shared/content/company-profile.ts'
import { withValueAt, type Path, type Values } from '#shared/editing/values.ts'
import { setupMessages } from '#shared/messages/setup.ts'
import type { SetupGap } from '#shared/setup/setup.ts'
import { Button } from '#kit/buttons/button.tsx'
import { FormNotice } from '#kit/fields/form-notice.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import { firstOfEach, FormProvider, problemsOf } from '#admin/kit/form.ts'
import { jumpToField } from '#admin/editor/jump-to-field.ts'
import { FieldRow } from '#admin/form/field-row.tsx'
import styles from './setup.module.css'

const words = setupMessages.profile
const { fields, name: profileName } = companyProfile

/** What every company has; the rest stands in the whole form. */
const asked = [
  'name',
  'legalForm',
  'street',
  'postalCode',
  'city',
  'federalState',
  'phone',
  'email',
  'representatives',
  'register',
  'vatId',
  'openingHours',
] as const

type ProfileStepProps = { version: number; values: Values; gaps: SetupGap[]; onSaved: () => Promise<void> }

/** The most important fields of the profile, with the inputs and rules of the editor. */
export function ProfileStep({ version, values: stored, gaps, onSaved }: ProfileStepProps) {
  const [values, setValues] = useState(stored)
  const [errors, setErrors] = useState<ReadonlyMap<Path, string>>(new Map())
  const [failed, setFailed] = useState('')
  const [busy, setBusy] = useState(false)

  function show(problems: ReadonlyMap<Path, string>) {
    setErrors(problems)
    const [first] = problems.keys()
    if (first) jumpToField(first)
  }

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const problems = problemsOf(companyProfile, values)
    show(problems)
    if (problems.size > 0) return
    const changed = Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== stored[field]))
    setBusy(true)
    const answer = await callServer('PATCH', `/api/content/${profileName}/${profileName}`, {
      body: { version, values: changed },
    })
    setFailed(answer.kind === 'done' ? '' : answer.message)
    if (answer.kind === 'done') {
      toaster.show({ title: words.saved, variant: 'success' })
      // The next change belongs to the version that this one made.
      await onSaved()
    } else show(firstOfEach(answer.fields))
    setBusy(false)
  }

  const form = {
    content: profileName,
    itemId: profileName,
    choices: {},
    pages: [],
    suggestPages: () => {},
    locked: {},
    errors,
    change: (path: Path, value: unknown) => setValues((now) => withValueAt(now, path, value)),
    leave: () => {},
    typing: () => {},
  }
  return (
    <FormProvider value={form}>
      <form className={styles.form} noValidate aria-label={words.form} onSubmit={(event) => void save(event)}>
        {failed && (
          <FormNotice tone="danger" icon="warning">
            {failed}
          </FormNotice>
        )}
        {gaps.length > 0 && (
          <FormNotice tone="info" icon="alert">
            {setupMessages.missing}: {gaps.map(({ title }) => title).join(', ')}
          </FormNotice>
        )}
        {asked.map((field) => (
          <FieldRow key={field} path={field} field={fields[field]} values={values} />
        ))}
        <div className={styles.ways}>
          <Button type="submit" busy={busy}>
            {words.save}
          </Button>
          <Link to={adminPaths.document(profileName)} className="tlink">
            {words.all}
          </Link>
        </div>
      </form>
    </FormProvider>
  )
}
