import { Link } from 'react-router'
import { listMessages } from '#shared/messages/admin-lists.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { Menu, MenuAction } from '#admin/kit/menu.tsx'
import type { ListLineProps } from './list-line.tsx'

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
