import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { ContactDetails } from '#shared/company.ts'
import type { DialogName } from '#shared/dialogs.ts'
import { messages } from '#shared/messages.ts'
import { DialogLoading } from './dialog-loading.tsx'
import { dialogRegistry, type RegisteredDialog } from './dialog-registry.ts'
import { Dialog } from './dialog.tsx'
import type { OpenedDialog } from './dialog-entry.ts'
import { followDialogLinks } from './follow-dialog-links.ts'
import { closeDialog, followHistory, openedDialogs, readAddress, subscribeToDialogs } from './open-dialog.ts'
import { useDialogContent } from './use-dialog-content.ts'

const none: OpenedDialog[] = []

/** Shows the dialogs that the address names. Once per document; a dialog opened from a dialog lies above it. */
export function DialogHost({ contact }: { contact: ContactDetails }) {
  const dialogs = useSyncExternalStore(subscribeToDialogs, openedDialogs, () => none)
  const { key } = useLocation()
  // A page change takes the hash away, and with it the dialog.
  useEffect(readAddress, [key])
  useEffect(followDialogLinks, [])
  useEffect(followHistory, [])

  return dialogs.map(({ name, prefill }, depth) => (
    <OpenDialog key={`${depth} ${name}`} name={name} prefill={prefill} contact={contact} />
  ))
}

type OpenDialogProps<Name extends DialogName> = { name: Name; prefill?: string; contact: ContactDetails }

function OpenDialog<Name extends DialogName>({ name, prefill, contact }: OpenDialogProps<Name>) {
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
