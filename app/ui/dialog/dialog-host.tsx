import { lazy, Suspense, useEffect, useSyncExternalStore, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import type { ContactDetails } from '#shared/company.ts'
import { dialogPaths } from '#shared/dialogs.ts'
import type { OpenedDialog as Opened } from './dialog-entry.ts'
import { followDialogLinks } from './follow-dialog-links.ts'
import { followHistory, openedDialogs, readAddress, subscribeToDialogs } from './open-dialog.ts'
import type { OpenedDialogProps } from './opened-dialog.tsx'

const none: Opened[] = []

/** Shows the dialogs that the address names. Once per document; a dialog opened from a dialog lies above it. */
export function DialogHost({ contact }: { contact: ContactDetails }) {
  const dialogs = useSyncExternalStore(subscribeToDialogs, openedDialogs, () => none)
  const { key } = useLocation()
  // A page change takes the hash away, and with it the dialog.
  useEffect(readAddress, [key])
  useEffect(followDialogLinks, [])
  useEffect(followHistory, [])

  return (
    <Suspense>
      {dialogs.map(({ name, prefill }, depth) => (
        <OpenedDialog key={`${depth} ${name}`} name={name} prefill={prefill} contact={contact} />
      ))}
    </Suspense>
  )
}

/** Where the code cannot be had, for example offline, the link leads to its page as if there were no dialogs. */
const OpenedDialog = lazy(async () => {
  try {
    return { default: (await import('./opened-dialog.tsx')).OpenedDialog as ComponentType<OpenedDialogProps> }
  } catch {
    return { default: GoToPage }
  }
})

function GoToPage({ name }: OpenedDialogProps) {
  useEffect(() => {
    location.replace(dialogPaths[name])
  }, [name])
  return null
}
