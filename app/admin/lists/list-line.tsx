import type { LineActions, ListLineProps } from './list-line-props.ts'
import { useState, type DragEvent } from 'react'
import { Link } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { listMessages } from '#shared/messages/admin-lists.ts'
import { adminOfflineMessages } from '#shared/messages/admin-offline.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { Chip } from '#admin/kit/chip.tsx'
import { ReviewChip, StatusChip } from './status-chip.tsx'
import { StateMenu, LineMenu } from './line-menus.tsx'
import { recently, shortDate, shortMoment } from '#admin/kit/times.ts'
import { LineEdit } from './line-edit.tsx'
import styles from './list-line.module.css'
import { RowPicture } from './row-picture.tsx'

/** One item. Its link carries the focus of the keyboard; the row shows it. */
export function ListLine(props: ListLineProps) {
  const { collection, row, now, selected, onSelect, movable, mayPublish, pictured, columns, edited, actions } = props
  const { id, title, details, state, picture } = row
  const address = adminPaths.item(collection.name, id)
  const drag = useRowDrag(id, movable && !edited, actions)
  return (
    <tr className={styles.line} data-row={id} data-selected={selected || undefined} {...drag}>
      {mayPublish && (
        <td className={styles.check}>
          <input
            type="checkbox"
            aria-label={listMessages.select(title)}
            checked={selected}
            onChange={({ target }) => onSelect(target.checked)}
          />
        </td>
      )}
      {pictured && (
        <td className={styles.picture}>
          <RowPicture picture={picture} />
        </td>
      )}
      <th scope="row" className={styles.title}>
        {edited ? (
          <LineEdit
            {...{ collection, row }}
            onSave={(change) => actions.rename(row, change)}
            onClose={() => actions.edit?.(null)}
          />
        ) : (
          <Link to={address} data-row-link>
            {title}
          </Link>
        )}
        {details && columns.has('details') && <small>{details}</small>}
        {row.appears && columns.has('appears') && <small>{row.appears}</small>}
        {columns.has('state') && (
          <span className={styles.narrow}>
            <StatusChip state={state} />
          </span>
        )}
        {row.review && <ReviewChip state={row.review} />}
        {row.waits && (
          <Chip tone={row.waits === 'parked' ? 'danger' : 'warning'}>
            <Icon name={row.waits === 'parked' ? 'warning' : 'clock'} />
            {adminOfflineMessages.row[row.waits]}
          </Chip>
        )}
      </th>
      {columns.has('state') && (
        <td className={styles.state}>
          {mayPublish ? (
            <StateMenu row={row} fixed={collection.fixed} actions={actions} />
          ) : (
            <StatusChip state={state} />
          )}
        </td>
      )}
      {columns.has('date') && (
        <td className={`${styles.wide} ${styles.times}`}>
          <Times {...{ collection, row, now }} />
        </td>
      )}
      <td className={styles.actions}>
        <div>
          {movable && (
            <span className={styles.handle} title={listMessages.handle}>
              <Icon name="drag" />
            </span>
          )}
          <Link to={address} className={styles.edit} aria-label={listMessages.edit(title)} tabIndex={-1}>
            <Icon name="edit" />
          </Link>
          <LineMenu {...props} address={address} />
        </div>
      </td>
    </tr>
  )
}

function Times({ collection, row, now }: Pick<ListLineProps, 'collection' | 'row' | 'now'>) {
  const changed = recently(row.changedAt, now)
  const planned = row.publishAt && listMessages.publishAt(shortMoment(row.publishAt))
  if (!collection.dateLabel)
    return planned ? (
      <>
        {planned}
        <small>{listMessages.changedAt(changed)}</small>
      </>
    ) : (
      changed
    )
  return (
    <>
      {planned || (row.date ? shortDate(row.date) : listMessages.noDate)}
      <small>{listMessages.changedAt(changed)}</small>
    </>
  )
}

const rowType = 'application/x-schaufenster-row'

/** With the pointer; with the keyboard Alt and an arrow, or the menu. */
function useRowDrag(id: string, movable: boolean, { moveTo }: LineActions) {
  const [over, setOver] = useState(false)
  if (!movable) return {}
  return {
    draggable: true,
    'data-over': over || undefined,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.setData(rowType, id)
      dataTransfer.effectAllowed = 'move'
    },
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(rowType)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false)
      const dragged = event.dataTransfer.getData(rowType)
      if (!dragged || dragged === id) return
      event.preventDefault()
      moveTo(dragged, id)
    },
  }
}
