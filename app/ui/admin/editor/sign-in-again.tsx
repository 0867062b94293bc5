import { editorMessages } from '#shared/messages/editor.ts'
import { paths } from '#shared/paths.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DialogBody, DialogFoot } from '#ui/dialog/dialog-parts.tsx'
import { Button, LinkButton } from '#ui/kit/button.tsx'

/** The session has ended while someone was writing: they sign in beside it and go on where they were. */
export function SignInAgain({ done, later }: { done(): void; later(): void }) {
  const words = editorMessages.signIn
  return (
    <Dialog title={words.title} size="settings" onClose={later}>
      <DialogBody>
        <p>{words.text}</p>
      </DialogBody>
      <DialogFoot note="">
        <Button variant="line" onClick={later}>
          {words.later}
        </Button>
        <LinkButton variant="line" href={paths.login()} target="_blank">
          {words.open}
        </LinkButton>
        <Button onClick={done}>{words.again}</Button>
      </DialogFoot>
    </Dialog>
  )
}
