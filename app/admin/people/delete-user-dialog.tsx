import { identityPaths } from '#shared/addresses/sign-in-paths.ts'
import type { UserEntry } from '#shared/people/people.ts'
import { userMessages } from '#shared/messages/users.ts'
import { ConfirmDialog } from '#admin/kit/confirm-dialog.tsx'
import { useAsk } from '#admin/account/use-ask.ts'

export function DeleteUserDialog({ user: { id, name }, onClose }: { user: UserEntry; onClose: () => void }) {
  const { ask } = useAsk()
  const { title, text, confirm } = userMessages.deletion
  return (
    <ConfirmDialog
      title={title(name)}
      danger
      onConfirm={() =>
        ask({ method: 'DELETE', path: identityPaths.user(id) }, { title: userMessages.done.delete(name) })
      }
      {...{ text, confirm, onClose }}
    />
  )
}
