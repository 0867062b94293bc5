import { useMemo } from 'react'
import { DeleteItemsDialog } from '#admin/lists/delete-items-dialog.tsx'
import type { EditorDialogProps } from './editor-dialogs.tsx'
import { editorTitle } from './editor-place.ts'

/** The item that is open. */
export function DeleteItemDialog({ close, editor, publishing, definition }: EditorDialogProps) {
  const { id, values, standing } = editor.state
  const title = editorTitle(definition, values, false)
  const items = useMemo(() => [{ id, title }], [id, title])
  return (
    <DeleteItemsDialog
      collection={definition.name}
      items={items}
      isPublic={standing.live}
      onConfirm={() => {
        close()
        void publishing.remove()
      }}
      onClose={close}
    />
  )
}
