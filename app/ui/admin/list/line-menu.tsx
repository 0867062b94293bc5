import { Link } from 'react-router'
import { addressOf } from '#shared/item-address.ts'
import { listMessages } from '#shared/messages/admin-lists.ts'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { Menu } from '../menu.tsx'
import type { ListLineProps } from './list-line.tsx'

/** Everything that can be done with one item. */
export function LineMenu({ collection, row, movable, place, actions, address }: ListLineProps & { address: string }) {
  const words = listMessages.actions
  const isPublic = row.state === 'published' || row.state === 'changed'
  const page = isPublic ? addressOf(collection.name, row.id) : undefined
  return (
    <Menu label={listMessages.actionsOf(row.title)}>
      <Link to={address}>
        <Icon name="edit" />
        {words.edit}
      </Link>
      {page && (
        <a href={page} target="_blank" rel="noopener">
          <Icon name="external" />
          {words.view}
        </a>
      )}
      {row.state !== 'published' && (
        <Action icon="check" label={words.publish} onClick={() => actions.publish([row])} />
      )}
      {!collection.fixed && isPublic && (
        <Action icon="eye-off" label={words.unpublish} onClick={() => actions.unpublish([row])} />
      )}
      {!collection.fixed && <Action icon="copy" label={words.duplicate} onClick={() => actions.duplicate(row)} />}
      {movable && !place.first && <Action icon="arrow-up" label={words.up} onClick={() => actions.move(row.id, -1)} />}
      {movable && !place.last && (
        <Action icon="arrow-down" label={words.down} onClick={() => actions.move(row.id, 1)} />
      )}
      {!collection.fixed && <Action icon="trash" label={words.delete} danger onClick={() => actions.remove([row])} />}
    </Menu>
  )
}

type ActionProps = { icon: IconName; label: string; danger?: boolean; onClick: () => void }

function Action({ icon, label, danger, onClick }: ActionProps) {
  return (
    <button type="button" data-danger={danger || undefined} onClick={onClick}>
      <Icon name={icon} />
      {label}
    </button>
  )
}
