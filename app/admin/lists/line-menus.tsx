import { Link } from 'react-router'
import type { ListRow } from '#shared/lists/admin-list.ts'
import { listMessages } from '#shared/messages/admin-lists.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { Menu, MenuAction } from '#admin/kit/menu.tsx'
import type { LineActions, ListLineProps } from './list-line-props.ts'
import { StatusChip } from './status-chip.tsx'

type StateMenuProps = { row: ListRow; fixed: boolean; actions: Pick<LineActions, 'publish' | 'unpublish'> }

/** The state of an item, and what can become of it. The keyboard finds the same in the menu of the line. */
export function StateMenu({ row, fixed, actions }: StateMenuProps) {
  const { state, title } = row
  const words = listMessages.actions
  const isPublic = state === 'published' || state === 'changed'
  if (state === 'published' && fixed) return <StatusChip state={state} />
  return (
    <Menu label={listMessages.changeState(title)} face={<StatusChip state={state} />}>
      {state !== 'published' && (
        <MenuAction icon="check" label={words.publish} onClick={() => actions.publish([row])} />
      )}
      {isPublic && !fixed && (
        <MenuAction icon="eye-off" label={words.unpublish} onClick={() => actions.unpublish([row])} />
      )}
    </Menu>
  )
}

/** Everything that can be done with one item. */
export function LineMenu({
  collection,
  row,
  movable,
  mayPublish,
  place,
  actions,
  address,
}: ListLineProps & { address: string }) {
  const words = listMessages.actions
  const isPublic = row.state === 'published' || row.state === 'changed'
  const { page } = row
  return (
    <Menu label={listMessages.actionsOf(row.title)}>
      <Link to={address}>
        <Icon name="edit" />
        {words.edit}
      </Link>
      {actions.edit && (
        <MenuAction
          icon="heading"
          label={collection.dateField ? words.renameWithDate : words.rename}
          onClick={() => actions.edit?.(row.id)}
        />
      )}
      {page && (
        <a href={page} target="_blank" rel="noopener">
          <Icon name="external" />
          {words.view}
        </a>
      )}
      {mayPublish && row.state !== 'published' && (
        <MenuAction icon="check" label={words.publish} onClick={() => actions.publish([row])} />
      )}
      {mayPublish && !collection.fixed && isPublic && (
        <MenuAction icon="eye-off" label={words.unpublish} onClick={() => actions.unpublish([row])} />
      )}
      {!collection.fixed && <MenuAction icon="copy" label={words.duplicate} onClick={() => actions.duplicate(row)} />}
      {movable && !place.first && (
        <MenuAction icon="arrow-up" label={words.up} onClick={() => actions.move(row.id, -1)} />
      )}
      {movable && !place.last && (
        <MenuAction icon="arrow-down" label={words.down} onClick={() => actions.move(row.id, 1)} />
      )}
      {mayPublish && !collection.fixed && (
        <MenuAction icon="trash" label={words.delete} danger onClick={() => actions.remove([row])} />
      )}
    </Menu>
  )
}
