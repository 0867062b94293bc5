import type { ListRow } from '#shared/lists/admin-list.ts'
import { listMessages } from '#shared/messages/admin-lists.ts'
import { Menu, MenuAction } from '#admin/kit/menu.tsx'
import type { LineActions } from './list-line.tsx'
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
