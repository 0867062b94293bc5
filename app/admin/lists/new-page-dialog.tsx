import { useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { ownPageProblem } from '#shared/content/own-page-problem.ts'
import { newPageMessages as words } from '#shared/messages/admin-lists.ts'
import { slug } from '#shared/text/slug.ts'
import { Button } from '#kit/buttons/button.tsx'
import { Dialog } from '#kit/dialog/dialog.tsx'
import { DialogBody } from '#kit/dialog/dialog-parts.tsx'
import { Field } from '#kit/fields/field.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import styles from './new-page-dialog.module.css'

const collection = 'ownPages'

/** A page of one's own: what it is called and where it stands. The address follows the title until somebody changes it. */
export function NewPageDialog({ onClose }: { onClose(): void }) {
  const navigate = useNavigate()
  const [title, setTitle] = useState('')
  const [typed, setTyped] = useState<string>()
  const [errors, setErrors] = useState<{ title?: string; id?: string }>({})
  const address = typed ?? (title.trim() === '' ? '' : slug(title))

  async function create(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (title.trim() === '') return setErrors({ title: words.noTitle })
    const problem = ownPageProblem(address)
    if (problem !== undefined) return setErrors({ id: problem })
    const body = { id: address, values: { title: title.trim() }, draft: true }
    const answer = await callServer<{ item: { id: string } }>('POST', `/api/content/${collection}`, { body })
    if (answer.kind === 'done') return void navigate(adminPaths.item(collection, answer.body.item.id))
    setErrors({ id: answer.message })
  }

  return (
    <Dialog title={words.title} size="sign-in" onClose={onClose}>
      <DialogBody>
        <form className={styles.form} noValidate onSubmit={(event) => void create(event)}>
          <Field id="neue-seite-titel" label={words.name} error={errors.title}>
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
          <Field id="neue-seite-adresse" label={words.address} help={words.addressHelp(address)} error={errors.id}>
            {(control) => (
              <input
                {...control}
                className="text-input"
                value={address}
                onChange={({ target }) => setTyped(target.value.trim().replace(/^\//, ''))}
              />
            )}
          </Field>
          <Button type="submit">{words.create}</Button>
        </form>
      </DialogBody>
    </Dialog>
  )
}
