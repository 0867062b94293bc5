import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { findDefinition } from '#shared/content/index.ts'
import { readable } from '#shared/editing/differences.ts'
import { leavesOf } from '#shared/editing/values.ts'
import { adminOfflineMessages } from '#shared/messages/admin-offline.ts'
import { titleFor } from './change-title.ts'
import styles from './changes-dialog.module.css'
import type { QueuedChange } from './queued-change.ts'
import type { ShownItem } from './shown-items.ts'

type ChangeRowProps = {
  change: Pick<QueuedChange, 'kind' | 'collection' | 'id' | 'values'>
  items: readonly ShownItem[]
  /** Why it was refused: then its text is shown, to be copied. */
  message?: string
  onClose(): void
  children?: ReactNode
}

/** One change in words, with the way to its item. */
export function ChangeRow({ change, items, message, onClose, children }: ChangeRowProps) {
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
        <small>{[adminOfflineMessages.dialog.kinds[kind], area].filter(Boolean).join(' · ')}</small>
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
            {adminOfflineMessages.dialog.open}
          </Link>
        )}
      </div>
    </li>
  )
}
