import { messages } from '#shared/messages/site.ts'
import { DialogBody } from './dialog-parts.tsx'
import { Skeleton } from './skeleton.tsx'

export function DialogLoading() {
  return (
    <DialogBody>
      <Skeleton label={messages.dialogs.loading} />
    </DialogBody>
  )
}
