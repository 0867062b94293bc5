import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { keptDays } from '#shared/admin-constants.ts'
import { adminPaths } from '#shared/admin-paths.ts'
import { findDefinition } from '#shared/content/index.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DialogBody, DialogFoot } from '#ui/dialog/dialog-parts.tsx'
import { Button } from '#ui/kit/button.tsx'
import styles from './dialogs.module.css'
import { call } from './editor-api.ts'
import type { EditorDialogProps } from './editor-dialogs.tsx'

type Reference = { collection: string; id: string; area: string; title: string; field: string }

/** Names the item and every place that points to it. */
export function DeleteDialog({ close, editor, publishing, definition }: EditorDialogProps) {
  const { state } = editor
  const [references, setReferences] = useState<Reference[] | null>(null)
  useEffect(() => {
    const path = `/api/editing/${definition.name}/${encodeURIComponent(state.id)}/references`
    void call<{ references: Reference[] }>('GET', path).then((answer) =>
      setReferences(answer.kind === 'done' ? answer.body.references : []),
    )
  }, [definition.name, state.id])
  const title = definition.kind === 'collection' ? String(state.values[definition.title] ?? state.id) : definition.label
  return (
    <Dialog title={`„${title}“ löschen?`} size="settings" busy={references === null} onClose={close}>
      <DialogBody>
        <p>
          {state.standing.live ? 'Besucher sehen den Eintrag danach nicht mehr. ' : ''}
          Er liegt {keptDays} Tage im Papierkorb und lässt sich von dort zurückholen.
        </p>
        {references !== null && references.length > 0 && (
          <>
            <h3 className={styles.heading}>Darauf verweisen noch</h3>
            <ul className={styles.links}>
              {references.map(({ collection, id, area, title: name, field }) => (
                <li key={`${collection}/${id}/${field}`}>
                  <span>
                    <Link to={editorOf(collection, id)}>{name}</Link> ({area}, {field})
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </DialogBody>
      <DialogFoot note="">
        <Button variant="line" onClick={close}>
          Abbrechen
        </Button>
        <Button
          variant="line"
          className={styles.danger}
          aria-disabled={references === null || undefined}
          onClick={() => {
            if (references === null) return
            close()
            void publishing.remove()
          }}
        >
          In den Papierkorb
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

function editorOf(collection: string, id: string): string {
  return findDefinition(collection)?.kind === 'document'
    ? adminPaths.document(collection)
    : adminPaths.item(collection, id)
}
