import { editorMessages as words } from '#shared/messages/editor.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DialogBody, DialogFoot } from '#ui/dialog/dialog-parts.tsx'
import { Button } from '#ui/kit/button.tsx'

type ConfirmProps = { title: string; text: string; action: string; run(): Promise<unknown>; close(): void }

/** Names the consequence before it happens. */
export function ConfirmDialog({ title, text, action, run, close }: ConfirmProps) {
  return (
    <Dialog title={title} size="settings" onClose={close}>
      <DialogBody>
        <p>{text}</p>
      </DialogBody>
      <DialogFoot note="">
        <Button variant="line" onClick={close}>
          {words.cancel}
        </Button>
        <Button
          onClick={() => {
            close()
            void run()
          }}
        >
          {action}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
