import { useEffect, useState } from 'react'
import { showBerlin } from '#shared/time/berlin-time.ts'
import { adminDialogMessages } from '#shared/messages/admin-dialogs.ts'
import { previewLinkMessages as words } from '#shared/messages/editor-dialogs.ts'
import { DialogActions } from '#admin/kit/confirm-dialog.tsx'
import { Dialog, DialogBody } from '#kit/dialog/dialog.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import type { EditorDialogProps } from './editor-dialog-props.ts'
import fields from './editor-dialogs.module.css'
import { LinkPeriod, NewLink } from '#admin/kit/new-link.tsx'
import styles from './links-dialog.module.css'

type Link = { id: string; createdAt: string; createdBy: string; expiresAt: string }

/** Links with which people without an account see the draft, until they expire or are taken back. */
export function LinksDialog({ close, editor, definition }: EditorDialogProps) {
  const base = `/api/editing/${definition.name}/${encodeURIComponent(editor.state.id)}/preview-links`
  const [links, setLinks] = useState<Link[] | null>(null)
  const [days, setDays] = useState(7)
  const [url, setUrl] = useState('')
  const [problem, setProblem] = useState('')

  useEffect(() => void readLinks(base).then(setLinks), [base])
  const reload = async () => setLinks(await readLinks(base))

  async function create() {
    setProblem('')
    if (!(await editor.store.save())) return setProblem(words.unsaved)
    const answer = await callServer<{ url: string }>('POST', base, { body: { days } })
    if (answer.kind !== 'done') return setProblem(answer.message)
    setUrl(answer.body.url)
    await reload()
  }

  return (
    <Dialog title={words.title} size="about" busy={links === null} onClose={close}>
      <DialogBody>
        <p>{words.text}</p>
        <LinkPeriod className={fields.field} days={days} onChange={setDays} />
        {problem && (
          <p role="alert" className={fields.problem}>
            {problem}
          </p>
        )}
        {url && <NewLink key={url} url={url} className={fields.field} />}
        {links !== null && links.length > 0 && (
          <>
            <h3 className={styles.heading}>{words.valid}</h3>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.id}>
                  <span>{words.until(showBerlin(link.expiresAt), link.createdBy)}</span>
                  <Button
                    size="small"
                    variant="line"
                    aria-label={words.withdrawOf(showBerlin(link.expiresAt))}
                    onClick={() => void callServer('DELETE', `${base}/${link.id}`).then(reload)}
                  >
                    {words.withdraw}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </DialogBody>
      <DialogActions>
        <Button variant="line" onClick={close}>
          {adminDialogMessages.close}
        </Button>
        <Button onClick={() => void create()}>{words.create}</Button>
      </DialogActions>
    </Dialog>
  )
}

async function readLinks(base: string): Promise<Link[]> {
  const answer = await callServer<{ links: Link[] }>('GET', base)
  return answer.kind === 'done' ? answer.body.links : []
}
