import type { AnyDefinition } from '#shared/content/define.ts'
import { editorMessages as words } from '#shared/messages/editor.ts'
import { useAdminFrame } from '#ui/admin/admin-frame.ts'
import { SignInOverlay } from '#ui/identity/sign-in-overlay.tsx'
import { CheckDialog } from './check-dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import type { EditorData } from './editor-data.ts'
import { HistoryDialog } from './history-dialog.tsx'
import { LinksDialog } from './links-dialog.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import type { useEditor } from './use-editor.ts'
import type { Publishing } from './use-publishing.ts'
import type { useSignInAgain } from './use-sign-in-again.ts'

export type OpenDialog =
  | 'check'
  | 'history'
  | 'schedule'
  | 'links'
  | 'conflict'
  | 'discard'
  | 'unpublish'
  | 'reset'
  | 'delete'
  | null

export type EditorDialogProps = {
  close(): void
  definition: AnyDefinition
  editor: ReturnType<typeof useEditor>
  publishing: Publishing
  data: EditorData
}

type Props = EditorDialogProps & {
  dialog: OpenDialog
  signIn: ReturnType<typeof useSignInAgain>
}

/** One dialog at a time; a new sign-in comes before everything else. */
export function EditorDialogs({ dialog, signIn, ...rest }: Props) {
  const { publishing, close } = rest
  const { principal } = useAdminFrame()
  if (signIn.asking) return <SignInOverlay email={principal.email} onSignedIn={signIn.done} onDismiss={signIn.later} />
  if (dialog === 'check') return <CheckDialog {...rest} />
  if (dialog === 'history') return <HistoryDialog {...rest} />
  if (dialog === 'schedule') return <ScheduleDialog {...rest} />
  if (dialog === 'links') return <LinksDialog {...rest} />
  if (dialog === 'conflict') return <ConflictDialog {...rest} />
  if (dialog === 'delete') return <DeleteDialog {...rest} />
  if (dialog === 'discard')
    return (
      <ConfirmDialog
        title="Entwurf verwerfen?"
        text="Der Eintrag ist danach wieder so, wie Besucher ihn sehen. Der Entwurf bleibt unter „Versionen“ erhalten."
        action={words.actions.discard}
        run={publishing.discard}
        close={close}
      />
    )
  if (dialog === 'unpublish')
    return (
      <ConfirmDialog
        title="Nicht mehr veröffentlichen?"
        text="Besucher sehen den Eintrag danach nicht mehr. Der Text bleibt als Entwurf erhalten."
        action={words.actions.unpublish}
        run={publishing.unpublish}
        close={close}
      />
    )
  if (dialog === 'reset')
    return (
      <ConfirmDialog
        title="Auf Standard zurücksetzen?"
        text="Alle Felder bekommen den Inhalt, mit dem die Website ausgeliefert wurde, und sind sofort öffentlich. Die jetzige Fassung bleibt unter „Versionen“ erhalten."
        action={words.actions.reset}
        run={publishing.reset}
        close={close}
      />
    )
  return null
}
