import { keptDays } from '#shared/editing/admin-constants.ts'
import { adminDialogMessages } from '#shared/messages/admin-dialogs.ts'
import { DeleteDialog } from '#admin/kit/delete-dialog.tsx'
import { useReferences } from './use-references.ts'

type DeleteItemsDialogProps = {
  collection: string
  /** Kept by the caller as long as the dialog is open: another list is asked about anew. */
  items: readonly { id: string; title: string }[]
  isPublic: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before items go to the trash, from their list or from their editor. */
export function DeleteItemsDialog({ collection, items, isPublic, onConfirm, onClose }: DeleteItemsDialogProps) {
  const words = adminDialogMessages.deletion
  const places = useReferences(collection, items)
  return (
    <DeleteDialog
      title={words.title(items.length, items[0]?.title ?? '')}
      text={words.text(items.length, isPublic, keptDays)}
      names={items.map(({ title }) => title)}
      confirm={words.confirm}
      {...{ places, onConfirm, onClose }}
    />
  )
}
