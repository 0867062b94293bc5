import { dialogWords } from '#shared/messages/dialogs.ts'
import { Suspense } from 'react'
import type { ContactDetails } from '#shared/company/company.ts'
import type { DialogName } from '#shared/dialogs/dialogs.ts'
import { DialogLoading } from '#site/dialogs/dialog-loading.tsx'
import { dialogRegistry, type RegisteredDialog } from './dialog-registry.ts'
import { Dialog } from '#kit/dialog/dialog.tsx'
import { closeDialog } from './open-dialog.ts'
import { useDialogContent } from './use-dialog-content.ts'
import { useWords } from '#site/page/words.ts'

export type OpenDialogFrameProps<Name extends DialogName = DialogName> = {
  name: Name
  prefill?: string
  title?: string
  contact: ContactDetails
}

/** A dialog of the site: title and close button at once, then what it shows. */
export function OpenDialogFrame<Name extends DialogName>({
  name,
  prefill,
  title,
  contact,
}: OpenDialogFrameProps<Name>) {
  const words = useWords(dialogWords)
  const { size, Content }: RegisteredDialog<Name> = dialogRegistry[name]
  const { loading, retry } = useDialogContent(name)
  const usual = loading.state === 'loaded' ? loading.content.title : words.titles[name]
  return (
    <Dialog title={title ?? usual} size={size} busy={loading.state === 'loading'} onClose={closeDialog}>
      <Suspense fallback={<DialogLoading />}>
        <Content {...{ name, loading, retry, prefill, contact }} close={closeDialog} />
      </Suspense>
    </Dialog>
  )
}
