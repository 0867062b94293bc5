import { useState, type SubmitEvent } from 'react'
import { sitePages } from '#shared/addresses/site-addresses.ts'
import { redirectSchema } from '#shared/redirects/redirect-rules.ts'
import { redirectMessages as words } from '#shared/messages/redirects.ts'
import { Button } from '#kit/buttons/button.tsx'
import { Dialog, DialogBody } from '#kit/dialog/dialog.tsx'
import { FormNotice } from '#kit/fields/form-notice.tsx'
import { TextField } from '#kit/fields/field.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import styles from './redirects-page.module.css'

export type RedirectWish = { source: string; target: string }
type Problems = Partial<Record<keyof RedirectWish | 'form', string>>
type RedirectDialogProps = { wish: RedirectWish; id?: string; onSaved: () => void; onClose: () => void }

/** A new way, or another end of one; the same rules hold here and on the server. */
export function RedirectDialog({ wish, id, onSaved, onClose }: RedirectDialogProps) {
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = Object.fromEntries(new FormData(event.currentTarget))
    const checked = redirectSchema.safeParse(given)
    if (!checked.success)
      return setProblems(
        asProblems(checked.error.issues.map(({ path, message }) => ({ path: String(path[0]), message }))),
      )
    setBusy(true)
    const body = checked.data
    const answer = id
      ? await callServer('PUT', `/api/redirects/${encodeURIComponent(id)}`, { body })
      : await callServer('POST', '/api/redirects', { body })
    setBusy(false)
    if (answer.kind === 'done') return onSaved()
    const fields = asProblems(answer.fields)
    setProblems(Object.keys(fields).length > 0 ? fields : { form: answer.message })
  }

  return (
    <Dialog title={id ? words.editTitle : words.newTitle} size="settings" busy={busy} onClose={onClose}>
      <DialogBody>
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          {problems.form && (
            <FormNotice tone="danger" icon="warning">
              {problems.form}
            </FormNotice>
          )}
          <TextField
            label={words.source}
            help={words.sourceHelp}
            name="source"
            data-types-first
            defaultValue={wish.source}
            autoComplete="off"
            error={problems.source}
          />
          <TextField
            label={words.target}
            help={words.targetHelp}
            name="target"
            list="ziele-der-weiterleitung"
            defaultValue={wish.target}
            autoComplete="off"
            error={problems.target}
          />
          <datalist id="ziele-der-weiterleitung">
            {sitePages.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </datalist>
          <Button type="submit" busy={busy}>
            {words.save}
          </Button>
        </form>
      </DialogBody>
    </Dialog>
  )
}

/** The first problem of each field. */
function asProblems(found: { path: string; message: string }[]): Problems {
  return Object.fromEntries(found.toReversed().map(({ path, message }) => [path, message]))
}
