import type { ListColumn } from './list-columns.ts'
import type { KeyboardEvent, Ref } from 'react'
import type { CollectionSummary, ListChoice, ListRow, ListSort } from '#shared/lists/admin-list.ts'
import { listMessages } from '#shared/messages/admin-lists.ts'
import { DataTable } from '#admin/kit/data-table.tsx'
import { ListLine } from './list-line.tsx'
import type { LineActions } from './list-line-props.ts'
import styles from './list-table.module.css'

type ListTableProps = {
  ref: Ref<HTMLTableElement>
  collection: CollectionSummary
  rows: ListRow[]
  now: string
  choice: ListChoice
  change: (part: Partial<ListChoice>) => void
  selected: ReadonlySet<string>
  select: (ids: string[], on: boolean) => void
  /** Only while the rows stand in their own order. */
  movable: boolean
  /** Whoever may not publish chooses nothing: there is nothing to do with several items. */
  mayPublish: boolean
  columns: ReadonlySet<ListColumn>
  /** The item whose title is being changed. */
  edited: string | null
  actions: LineActions
  onKeyDown: (event: KeyboardEvent) => void
}

export function ListTable(props: ListTableProps) {
  const { ref, collection, rows, now, choice, change, selected, select, movable, mayPublish, actions, onKeyDown } =
    props
  const { columns, edited } = props
  const words = listMessages.columns
  const all = rows.length > 0 && rows.every(({ id }) => selected.has(id))
  const some = rows.some(({ id }) => selected.has(id))
  const head = { choice, change }
  const pictured = columns.has('picture') && rows.some(({ picture }) => picture)
  return (
    <DataTable
      ref={ref}
      onKeyDown={onKeyDown}
      label={collection.label.many}
      className={styles.table}
      head={
        <>
          {mayPublish && (
            <th scope="col" className={styles.check}>
              <input
                type="checkbox"
                aria-label={listMessages.selectAll}
                checked={all}
                ref={(box) => {
                  if (box) box.indeterminate = some && !all
                }}
                onChange={({ target }) =>
                  select(
                    rows.map(({ id }) => id),
                    target.checked,
                  )
                }
              />
            </th>
          )}
          {pictured && (
            <th scope="col" className={styles.picture}>
              <span className="visually-hidden">{words.picture}</span>
            </th>
          )}
          <SortHead {...head} by="title" label={words.title} />
          {columns.has('state') && <SortHead {...head} by="state" label={words.state} className={styles.state} />}
          {columns.has('date') &&
            (collection.dateLabel ? (
              <SortHead {...head} by="default" label={words.date} className={styles.wide} />
            ) : (
              <SortHead {...head} by="changed" label={words.changed} className={styles.wide} />
            ))}
          <th scope="col">
            <span className="visually-hidden">{words.actions}</span>
          </th>
        </>
      }
    >
      {rows.map((row, index) => (
        <ListLine
          key={row.id}
          {...{ collection, row, now, movable, mayPublish, pictured, columns, actions }}
          edited={row.id === edited}
          place={{ first: index === 0, last: index === rows.length - 1 }}
          selected={selected.has(row.id)}
          onSelect={(on) => select([row.id], on)}
        />
      ))}
    </DataTable>
  )
}

type SortHeadProps = Pick<ListTableProps, 'choice' | 'change'> & { by: ListSort; label: string; className?: string }

/** A click sorts, a second one turns it round, a third leads back to the collection's own order. */
function SortHead({ choice, change, by, label, className }: SortHeadProps) {
  const active = choice.sort === by
  // The own order is the newest first where a date makes it.
  const descending = by === 'default' || choice.descending
  const next = (): Partial<ListChoice> => {
    if (by === 'default') return { sort: 'default', descending: false }
    if (!active) return { sort: by, descending: by === 'changed' }
    const turned = choice.descending !== (by === 'changed')
    return turned ? { sort: 'default', descending: false } : { descending: !choice.descending }
  }
  return (
    <th scope="col" className={className} aria-sort={active ? (descending ? 'descending' : 'ascending') : undefined}>
      <button type="button" className={styles.sort} onClick={() => change(next())}>
        {label}
        <span aria-hidden="true">{active ? (descending ? ' ↓' : ' ↑') : ''}</span>
      </button>
    </th>
  )
}
