import { dialogMessages } from '#shared/messages/dialogs.ts'
import { DialogBody } from '#kit/dialog/dialog-parts.tsx'
import { Skeleton } from '#kit/skeleton/skeleton.tsx'

export function DialogLoading() {
  return (
    <DialogBody>
      <Skeleton label={dialogMessages.loading} />
    </DialogBody>
  )
}
