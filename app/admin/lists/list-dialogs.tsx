import { useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { ownPageProblem } from '#shared/content/own-page-problem.ts'
import { newPageMessages, listMessages } from '#shared/messages/admin-lists.ts'
import { adminDialogMessages } from '#shared/messages/admin-dialogs.ts'
import { slug } from '#shared/text/slug.ts'
import type { CollectionSummary } from '#shared/lists/admin-list.ts'
import { Button } from '#kit/buttons/button.tsx'
import { Dialog, DialogBody } from '#kit/dialog/dialog.tsx'
import { Field } from '#kit/fields/field.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import { DialogActions } from '#admin/kit/confirm-dialog.tsx'
import styles from './list-page.module.css'

const ownPages = 'ownPages'

/** A page of one's own: what it is called and where it stands. The address follows the title until somebody changes it. */
export function NewPageDialog({ onClose }: { onClose(): void }) {
  const navigate = useNavigate()
  const [title, setTitle] = useState('')
  const [typed, setTyped] = useState<string>()
  const [errors, setErrors] = useState<{ title?: string; id?: string }>({})
  const address = typed ?? (title.trim() === '' ? '' : slug(title))

  async function create(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (title.trim() === '') return setErrors({ title: newPageMessages.noTitle })
    const problem = ownPageProblem(address)
    if (problem !== undefined) return setErrors({ id: problem })
    const body = { id: address, values: { title: title.trim() }, draft: true }
    const answer = await callServer<{ item: { id: string } }>('POST', `/api/content/${ownPages}`, { body })
    if (answer.kind === 'done') return void navigate(adminPaths.item(ownPages, answer.body.item.id))
    setErrors({ id: answer.message })
  }

  return (
    <Dialog title={newPageMessages.title} size="sign-in" onClose={onClose}>
      <DialogBody>
        <form className={styles.form} noValidate onSubmit={(event) => void create(event)}>
          <Field id="neue-seite-titel" label={newPageMessages.name} error={errors.title}>
            {(control) => (
              <input
                {...control}
                data-types-first
                className="text-input"
                value={title}
                aria-required
                onChange={({ target }) => setTitle(target.value)}
              />
            )}
          </Field>
          <Field
            id="neue-seite-adresse"
            label={newPageMessages.address}
            help={newPageMessages.addressHelp(address)}
            error={errors.id}
          >
            {(control) => (
              <input
                {...control}
                className="text-input"
                value={address}
                onChange={({ target }) => setTyped(target.value.trim().replace(/^\//, ''))}
              />
            )}
          </Field>
          <Button type="submit">{newPageMessages.create}</Button>
        </form>
      </DialogBody>
    </Dialog>
  )
}

type ImportDialogProps = {
  collection: CollectionSummary
  existing: number
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Says before what happens: spec §7 lets some collections be replaced and others only grow. */
export function ImportDialog({ collection, existing, onConfirm, onClose }: ImportDialogProps) {
  const [busy, setBusy] = useState(false)
  const words = listMessages.defaults
  const replaces = collection.importDefaults === 'replace' && existing > 0
  const confirm = async () => {
    setBusy(true)
    await onConfirm()
    onClose()
  }
  return (
    <Dialog title={words.title(collection.label.many)} size="settings" busy={busy} onClose={onClose}>
      <DialogBody>
        <p className={replaces ? styles.warning : undefined}>
          {replaces ? words.replaces(existing, collection.defaultCount) : words.adds(existing, collection.defaultCount)}
        </p>
        <p className={styles.note}>{words.undoable}</p>
      </DialogBody>
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          {adminDialogMessages.cancel}
        </Button>
        <Button variant={replaces ? 'danger' : 'primary'} busy={busy} onClick={() => void confirm()}>
          {replaces ? words.confirmReplace : words.confirmAdd}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
