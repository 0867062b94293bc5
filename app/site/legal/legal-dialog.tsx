import { dialogMessages } from '#shared/messages/dialogs.ts'
import type { LegalDialogName } from '#shared/dialogs/dialogs.ts'
import { legalMessages } from '#shared/messages/legal.ts'
import type { DialogContentProps } from '#site/dialogs/dialog-content.ts'
import { DialogFailed } from '#site/dialogs/dialog-failed.tsx'
import { DialogBody, DialogFoot } from '#kit/dialog/dialog-parts.tsx'
import { Skeleton } from '#kit/skeleton/skeleton.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { formatDate } from '#kit/text/format.ts'
import { LegalText } from './legal-text.tsx'

/** A legal text: on its way, readable, or not to be had (spec §2). */
export function LegalDialog({ name, loading, retry, close }: DialogContentProps<LegalDialogName>) {
  const words = legalMessages
  if (loading.state === 'failed')
    return <DialogFailed name={name} title={words.failedTitle} text={words.failedText} retry={retry} />
  const loaded = loading.state === 'loaded'
  return (
    <>
      <DialogBody>
        {loaded ? <LegalText html={loading.content.html} compact /> : <Skeleton label={words.loading} />}
      </DialogBody>
      <DialogFoot note={loaded ? words.updated(formatDate(loading.content.updatedAt)) : words.loading}>
        <Button variant="line" size="small" disabled={!loaded} onClick={() => window.print()}>
          <Icon name="printer" />
          {words.print}
        </Button>
        <Button size="small" onClick={close}>
          {dialogMessages.close}
        </Button>
      </DialogFoot>
    </>
  )
}
