import { useEffect, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { findDefinition } from '#shared/content/index.ts'
import { readable } from '#shared/editing/differences.ts'
import { leavesOf } from '#shared/editing/values.ts'
import { adminOfflineMessages } from '#shared/messages/admin-offline.ts'
import { Dialog, DialogBody } from '#kit/dialog/dialog.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { DialogActions } from '#admin/kit/confirm-dialog.tsx'
import { titleFor } from './copy-reads.ts'
import styles from './changes-dialog.module.css'
import type { Offline } from './offline.ts'
import type { QueuedChange } from './queued-change.ts'
import { useOfflineStatus } from './use-offline.ts'
import type { ShownItem } from './shown-items.ts'

const words = adminOfflineMessages.dialog

/** Everything that has not arrived: what waits, what needs a choice, what was refused with its text. */
export function ChangesDialog({ offline, onClose }: { offline: Offline; onClose(): void }) {
  const { changes, refused } = useOfflineStatus()
  const [items, setItems] = useState<ShownItem[] | null>(null)
  useEffect(() => {
    const look = async () => setItems(await offline.items())
    void look()
    return offline.subscribe(() => void look())
  }, [offline])

  const parked = changes.filter((change) => change.parked)
  const waiting = changes.filter((change) => !change.parked)
  if (!items) return null
  const close = { items, onClose }
  return (
    <Dialog title={words.title} size="team" onClose={onClose}>
      <DialogBody>
        {changes.length === 0 && refused.length === 0 && <p>{words.none}</p>}
        <Group title={words.refused} text={words.refusedText} show={refused.length > 0}>
          {refused.map((change) => (
            <ChangeRow key={change.key} change={change} message={change.message} {...close}>
              <Button size="small" variant="line" onClick={() => void offline.dismiss(change.key)}>
                {words.discard}
              </Button>
            </ChangeRow>
          ))}
        </Group>
        <Group title={words.parked} text={words.parkedText} show={parked.length > 0}>
          {parked.map((change) =>
            change.kind === 'delete' ? (
              <ChangeRow key={change.key} change={change} message={words.deleteParked} {...close}>
                <Button size="small" variant="line" onClick={() => void offline.drop(change.collection, change.id)}>
                  {words.keepItem}
                </Button>
                <Button size="small" variant="danger" onClick={() => void offline.deleteAnyway(change)}>
                  {words.deleteAnyway}
                </Button>
              </ChangeRow>
            ) : isGone(change, items) ? (
              <ChangeRow key={change.key} change={change} message={words.gone} {...close}>
                <Button size="small" variant="line" onClick={() => void offline.drop(change.collection, change.id)}>
                  {words.discard}
                </Button>
              </ChangeRow>
            ) : (
              <ChangeRow key={change.key} change={change} {...close} />
            ),
          )}
        </Group>
        <Group title={words.waiting} text={words.waitingText} show={waiting.length > 0}>
          {waiting.map((change) => (
            <ChangeRow key={change.key} change={change} {...close} />
          ))}
        </Group>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{words.close}</Button>
      </DialogActions>
    </Dialog>
  )
}

/** Deleted since, so there is no editor in which to choose. */
function isGone({ collection, id }: QueuedChange, items: readonly ShownItem[]): boolean {
  if (findDefinition(collection)?.kind === 'document') return false
  return !items.some((entry) => entry.collection === collection && entry.item.id === id)
}

function Group({ title, text, show, children }: { title: string; text: string; show: boolean; children: ReactNode }) {
  if (!show) return null
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      <p>{text}</p>
      <ul>{children}</ul>
    </section>
  )
}

type ChangeRowProps = {
  change: Pick<QueuedChange, 'kind' | 'collection' | 'id' | 'values'>
  items: readonly ShownItem[]
  /** Why it was refused: then its text is shown, to be copied. */
  message?: string
  onClose(): void
  children?: ReactNode
}

/** One change in words, with the way to its item. */
function ChangeRow({ change, items, message, onClose, children }: ChangeRowProps) {
  const { kind, collection, id, values } = change
  const definition = findDefinition(collection)
  const area = definition?.kind === 'document' ? '' : definition?.label.one
  const there =
    definition?.kind === 'document' ||
    items.some(({ item, ...entry }) => entry.collection === collection && item.id === id)
  const address = definition?.kind === 'document' ? adminPaths.document(collection) : adminPaths.item(collection, id)
  return (
    <li className={styles.row}>
      <div>
        <b>{titleFor(items, change, values)}</b>
        <small>{[words.kinds[kind], area].filter(Boolean).join(' · ')}</small>
        {message && <p>{message}</p>}
        {message && definition && kind !== 'delete' && (
          <dl>
            {leavesOf(definition.fields, values)
              .filter(({ value }) => value !== undefined && value !== '')
              .map(({ path, labels, field, value }) => (
                <div key={path}>
                  <dt>{labels.join(' › ')}</dt>
                  <dd>{readable(field, value)}</dd>
                </div>
              ))}
          </dl>
        )}
      </div>
      <div className={styles.rowActions}>
        {children}
        {there && kind !== 'delete' && (
          <Link to={address} onClick={onClose}>
            {words.open}
          </Link>
        )}
      </div>
    </li>
  )
}
