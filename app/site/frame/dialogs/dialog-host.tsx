import { useSyncExternalStore } from 'react'
import type { ContactDetails } from '#shared/company/company.ts'
import type { OpenedDialog } from './dialog-entry.ts'
import { OpenDialogFrame } from './open-dialog-frame.tsx'
import { openedDialogs, subscribeToDialogs } from './open-dialog.ts'

const none: OpenedDialog[] = []

/** Shows the dialogs that the address names. Once per document; a dialog opened from a dialog lies above it. */
export function DialogHost({ contact }: { contact: ContactDetails }) {
  const dialogs = useSyncExternalStore(subscribeToDialogs, openedDialogs, () => none)
  return dialogs.map((dialog, depth) => (
    <OpenDialogFrame key={`${depth} ${dialog.name}`} {...dialog} contact={contact} />
  ))
}
