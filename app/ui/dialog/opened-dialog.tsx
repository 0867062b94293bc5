import { Suspense } from 'react'
import type { ContactDetails } from '#shared/company.ts'
import type { DialogName } from '#shared/dialogs.ts'
import { messages } from '#shared/messages.ts'
import { DialogLoading } from './dialog-loading.tsx'
import { dialogRegistry, type RegisteredDialog } from './dialog-registry.ts'
import { Dialog } from './dialog.tsx'
import { closeDialog } from './open-dialog.ts'
import { useDialogContent } from './use-dialog-content.ts'

export type OpenedDialogProps<Name extends DialogName = DialogName> = {
  name: Name
  prefill?: string
  contact: ContactDetails
}

/** One open dialog with its content. Loaded with the first dialog a visitor opens. */
export function OpenedDialog<Name extends DialogName>({ name, prefill, contact }: OpenedDialogProps<Name>) {
  const { size, Content }: RegisteredDialog<Name> = dialogRegistry[name]
  const { loading, retry } = useDialogContent(name)
  const title = loading.state === 'loaded' ? loading.content.title : messages.dialogs.titles[name]
  return (
    <Dialog title={title} size={size} busy={loading.state === 'loading'} onClose={closeDialog}>
      <Suspense fallback={<DialogLoading />}>
        <Content {...{ name, loading, retry, prefill, contact }} close={closeDialog} />
      </Suspense>
    </Dialog>
  )
}
