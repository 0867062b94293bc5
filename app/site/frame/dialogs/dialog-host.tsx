import { useSyncExternalStore, Suspense, useEffect, useState } from 'react'
import type { ContactDetails } from '#shared/company/company.ts'
import { type OpenedDialog, closeDialog, openedDialogs, subscribeToDialogs } from './open-dialog.ts'
import { dialogWords } from '#shared/messages/dialogs.ts'
import type { DialogName, DialogContents } from '#shared/dialogs/dialogs.ts'
import { type DialogContentProps, DialogLoading } from '#site/dialogs/dialog-content.tsx'
import { dialogRegistry, type RegisteredDialog } from './dialog-registry.ts'
import { Dialog } from '#kit/dialog/dialog.tsx'
import { paths } from '#shared/addresses/site-paths.ts'
import { useWords } from '#site/page/words.ts'

const none: OpenedDialog[] = []

/** Shows the dialogs that the address names. Once per document; a dialog opened from a dialog lies above it. */
export function DialogHost({ contact }: { contact: ContactDetails }) {
  const dialogs = useSyncExternalStore(subscribeToDialogs, openedDialogs, () => none)
  return dialogs.map((dialog, depth) => (
    <OpenDialogFrame key={`${depth} ${dialog.name}`} {...dialog} contact={contact} />
  ))
}

type OpenDialogFrameProps<Name extends DialogName = DialogName> = {
  name: Name
  prefill?: string
  contact: ContactDetails
}

/** A dialog of the site: title and close button at once, then what it shows. */
function OpenDialogFrame<Name extends DialogName>({ name, prefill, contact }: OpenDialogFrameProps<Name>) {
  const words = useWords(dialogWords)
  const { size, Content }: RegisteredDialog<Name> = dialogRegistry[name]
  const { loading, retry } = useDialogContent(name)
  const title = loading.state === 'loaded' ? loading.content.title : words.titles[name]
  return (
    <Dialog title={title} size={size} busy={loading.state === 'loading'} onClose={closeDialog}>
      <Suspense fallback={<DialogLoading />}>
        <Content {...{ name, loading, retry, prefill, contact }} close={closeDialog} />
      </Suspense>
    </Dialog>
  )
}

/** Fetches what a dialog shows when it opens, and again on request after a failure. */
function useDialogContent<Name extends DialogName>(name: Name) {
  const [attempt, setAttempt] = useState(1)
  const [loading, setLoading] = useState<DialogContentProps<Name>['loading']>({ state: 'loading' })

  useEffect(() => {
    const closed = new AbortController()
    fetchDialogContent(name, { closed: closed.signal, fresh: attempt > 1 }).then(
      (content) => setLoading({ state: 'loaded', content }),
      () => closed.signal.aborted || setLoading({ state: 'failed' }),
    )
    return () => closed.abort()
  }, [name, attempt])

  const retry = () => {
    setLoading({ state: 'loading' })
    setAttempt(attempt + 1)
  }
  return { loading, retry }
}

const patienceMs = 10_000

type Fetching = { closed: AbortSignal; fresh?: boolean }

async function fetchDialogContent<Name extends DialogName>(
  name: Name,
  { closed, fresh = false }: Fetching,
): Promise<DialogContents[Name]> {
  const signal = AbortSignal.any([closed, AbortSignal.timeout(patienceMs)])
  const response = await fetch(paths.dialogContent(name), { signal, cache: fresh ? 'reload' : 'default' })
  if (!response.ok) throw new Error(`dialog content answered ${response.status}`)
  return response.json()
}
