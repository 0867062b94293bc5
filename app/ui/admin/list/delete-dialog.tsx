import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { adminPaths } from '#shared/admin-paths.ts'
import type { ListRow } from '#shared/admin-list.ts'
import { listMessages } from '#shared/messages/admin-lists.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DialogBody } from '#ui/dialog/dialog-parts.tsx'
import { Button } from '#ui/kit/button.tsx'
import { askServer } from '../ask-server.ts'
import { DialogActions } from '../dialog-actions.tsx'
import styles from './delete-dialog.module.css'

type Reference = { collection: string; id: string; area: string; title: string; field: string }
type DeleteDialogProps = { collection: string; rows: ListRow[]; onConfirm: () => void; onClose: () => void }

/** Names what goes, and every place that would lead nowhere afterwards. */
export function DeleteDialog({ collection, rows, onConfirm, onClose }: DeleteDialogProps) {
  const words = listMessages.deletion
  const references = useReferences(collection, rows)
  return (
    <Dialog title={words.title(rows.length, rows[0]?.title ?? '')} size="settings" onClose={onClose}>
      <DialogBody>
        <p>{words.text(rows.length)}</p>
        {rows.length > 1 && (
          <ul className={styles.items}>
            {rows.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        )}
        <div aria-live="polite" className={styles.references}>
          <References found={references} />
        </div>
      </DialogBody>
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button variant="line" className={styles.danger} onClick={onConfirm}>
          {words.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function References({ found }: { found: Reference[] | 'searching' | 'unknown' }) {
  const words = listMessages.deletion
  if (found === 'searching' || found === 'unknown') return <p>{words[found]}</p>
  if (found.length === 0) return <p>{words.unused}</p>
  return (
    <>
      <p className={styles.warning}>{words.used}</p>
      <ul>
        {found.map(({ collection, id, area, title, field }) => (
          <li key={`${collection}/${id}/${field}`}>
            <Link to={collection === id ? adminPaths.document(id) : adminPaths.item(collection, id)}>{title}</Link>
            <small>
              {area}, {field}
            </small>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What is deleted together does not count as a reference. */
function useReferences(collection: string, rows: ListRow[]): Reference[] | 'searching' | 'unknown' {
  const [found, setFound] = useState<Reference[] | 'searching' | 'unknown'>('searching')
  useEffect(() => {
    let left = false
    const asked = rows.map(({ id }) =>
      askServer<{ references: Reference[] }>('GET', `/api/editing/${collection}/${encodeURIComponent(id)}/references`),
    )
    void Promise.all(asked).then((answers) => {
      if (left) return
      const going = new Set(rows.map(({ id }) => id))
      const bodies = answers.flatMap((answer) => (answer.refused ? [] : [answer.body.references]))
      if (bodies.length < answers.length) return setFound('unknown')
      const all = bodies.flat().filter((place) => place.collection !== collection || !going.has(place.id))
      return setFound([...new Map(all.map((place) => [JSON.stringify(place), place])).values()])
    })
    return () => {
      left = true
    }
  }, [collection, rows])
  return found
}
