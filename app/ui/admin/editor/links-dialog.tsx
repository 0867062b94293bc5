import { useEffect, useId, useState } from 'react'
import { showBerlin } from '#shared/berlin-time.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DialogBody, DialogFoot } from '#ui/dialog/dialog-parts.tsx'
import { Button } from '#ui/kit/button.tsx'
import styles from './dialogs.module.css'
import { call } from './editor-api.ts'
import type { EditorDialogProps } from './editor-dialogs.tsx'

type Link = { id: string; createdAt: string; createdBy: string; expiresAt: string }
const periods = { 1: 'einen Tag', 7: 'eine Woche', 30: '30 Tage' }

/** Links with which people without an account see the draft, until they expire or are taken back. */
export function LinksDialog({ close, editor, definition }: EditorDialogProps) {
  const id = useId()
  const base = `/api/editing/${definition.name}/${encodeURIComponent(editor.state.id)}/preview-links`
  const [links, setLinks] = useState<Link[] | null>(null)
  const [days, setDays] = useState(7)
  const [url, setUrl] = useState('')
  const [copied, setCopied] = useState(false)

  useEffect(() => void readLinks(base).then(setLinks), [base])
  const reload = async () => setLinks(await readLinks(base))

  async function create() {
    if (!(await editor.store.save())) return
    const answer = await call<{ url: string }>('POST', base, { days })
    if (answer.kind !== 'done') return
    setUrl(answer.body.url)
    setCopied(false)
    await reload()
  }

  return (
    <Dialog title="Vorschaulinks" size="about" onClose={close}>
      <DialogBody>
        <p>Wer einen solchen Link hat, sieht den Entwurf ohne Anmeldung. Suchmaschinen nehmen ihn nicht auf.</p>
        <div className={styles.schedule}>
          <div>
            <label htmlFor={id}>Gültig für</label>
            <select id={id} value={days} onChange={({ target }) => setDays(Number(target.value))}>
              {Object.entries(periods).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          {url && (
            <div>
              <label htmlFor={`${id}-url`}>Neuer Link (wird nur jetzt gezeigt)</label>
              <input id={`${id}-url`} readOnly value={url} onFocus={({ target }) => target.select()} />
              <Button
                size="small"
                variant="line"
                onClick={() =>
                  void navigator.clipboard.writeText(url).then(
                    () => setCopied(true),
                    () => {},
                  )
                }
              >
                {copied ? 'Kopiert' : 'Link kopieren'}
              </Button>
            </div>
          )}
        </div>
        {links !== null && links.length > 0 && (
          <>
            <h3 className={styles.heading}>Gültige Links</h3>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.id}>
                  <span>
                    Bis {showBerlin(link.expiresAt)} · angelegt von {link.createdBy}
                  </span>
                  <Button
                    size="small"
                    variant="line"
                    aria-label={`Link bis ${showBerlin(link.expiresAt)} zurückziehen`}
                    onClick={() => void call('DELETE', `${base}/${link.id}`).then(reload)}
                  >
                    Zurückziehen
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </DialogBody>
      <DialogFoot note="">
        <Button variant="line" onClick={close}>
          Schließen
        </Button>
        <Button onClick={() => void create()}>Link anlegen</Button>
      </DialogFoot>
    </Dialog>
  )
}

async function readLinks(base: string): Promise<Link[]> {
  const answer = await call<{ links: Link[] }>('GET', base)
  return answer.kind === 'done' ? answer.body.links : []
}
