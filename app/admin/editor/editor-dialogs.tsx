import type { OpenDialog } from './open-dialog.ts'
import type { EditorDialogProps } from './editor-dialog-props.ts'
import { type ComponentType, lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { confirmMessages } from '#shared/messages/editor-dialogs.ts'
import { useAdminFrame } from '#admin/shell/admin-frame.ts'
import { ConfirmDialog } from '#admin/kit/confirm-dialog.tsx'
import { SignInOverlay } from '#sign-in/screens/sign-in-overlay.tsx'
import { CheckDialog } from './check-dialog.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DeleteItemsDialog } from '#admin/lists/delete-items-dialog.tsx'
import { editorTitle } from './editor-place.ts'

// What asks the server anyway comes when it is opened; a check and a conflict must be there without a connection.
const HistoryDialog = lazy(async () => ({ default: (await import('./history-dialog.tsx')).HistoryDialog }))
const ScheduleDialog = lazy(async () => ({ default: (await import('./schedule-dialog.tsx')).ScheduleDialog }))
const LinksDialog = lazy(async () => ({ default: (await import('./links-dialog.tsx')).LinksDialog }))

const dialogs: Record<NonNullable<OpenDialog>, ComponentType<EditorDialogProps>> = {
  check: CheckDialog,
  history: HistoryDialog,
  schedule: ScheduleDialog,
  links: LinksDialog,
  conflict: ConflictDialog,
  delete: DeleteItemDialog,
  discard: confirmation('discard'),
  unpublish: confirmation('unpublish'),
  reset: confirmation('reset'),
  restore: confirmation('restore'),
}

type Props = EditorDialogProps & {
  dialog: OpenDialog
  signIn: ReturnType<typeof useSignInAgain>
}

/** One dialog at a time; a new sign-in comes before everything else. */
export function EditorDialogs({ dialog, signIn, ...rest }: Props) {
  const { principal } = useAdminFrame()
  if (signIn.asking) return <SignInOverlay email={principal.email} onSignedIn={signIn.done} onDismiss={signIn.later} />
  const Shown = dialog && dialogs[dialog]
  return <Suspense>{Shown && <Shown {...rest} />}</Suspense>
}

/** Asks for a new sign-in while everything typed stays where it is; saving goes on once the person is back. */
export function useSignInAgain() {
  const [asking, setAsking] = useState(false)
  const [times, setTimes] = useState(0)
  const waiting = useRef<(() => void)[]>([])

  const ask = useCallback(
    () =>
      new Promise<void>((resolve) => {
        waiting.current.push(resolve)
        setAsking(true)
      }),
    [],
  )
  const done = useCallback(() => {
    setAsking(false)
    setTimes((before) => before + 1)
    for (const resolve of waiting.current.splice(0)) resolve()
  }, [])
  /** Later: the text stays, and the state line offers another try. */
  const later = useCallback(() => {
    setAsking(false)
    waiting.current = []
  }, [])
  return { asking, times, ask, done, later }
}

function confirmation(deed: keyof typeof confirmMessages) {
  return function Confirmation({ publishing, close }: EditorDialogProps) {
    return (
      <ConfirmDialog
        {...confirmMessages[deed]}
        danger={deed === 'reset'}
        // It closes at once: a conflict or a new sign-in may ask in its place, and the toast tells what became of it.
        onConfirm={() => void publishing[deed]()}
        onClose={close}
      />
    )
  }
}

/** The item that is open. */
function DeleteItemDialog({ close, editor, publishing, definition }: EditorDialogProps) {
  const { id, values, serverState } = editor.state
  const title = editorTitle(definition, values, false)
  const items = useMemo(() => [{ id, title }], [id, title])
  return (
    <DeleteItemsDialog
      collection={definition.name}
      items={items}
      isPublic={serverState.live}
      onConfirm={() => {
        close()
        void publishing.remove()
      }}
      onClose={close}
    />
  )
}
