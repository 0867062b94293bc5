import { dialogMessages } from '#shared/messages/dialogs.ts'
import { DialogBody } from './dialog-parts.tsx'
import { Skeleton } from './skeleton.tsx'

export function DialogLoading() {
  return (
    <DialogBody>
      <Skeleton label={dialogMessages.loading} />
    </DialogBody>
  )
}
