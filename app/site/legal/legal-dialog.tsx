import { dialogWords } from '#shared/messages/dialogs.ts'
import type { LegalDialogName } from '#shared/dialogs/dialogs.ts'
import { legalWords } from '#shared/messages/legal.ts'
import { type DialogContentProps, DialogFailed } from '#site/dialogs/dialog-content.tsx'
import { DialogBody, DialogFoot } from '#kit/dialog/dialog.tsx'
import { Skeleton } from '#kit/skeleton/skeleton.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import { Button } from '#kit/buttons/button.tsx'
import { formatDate } from '#kit/text/format.ts'
import { LegalText } from './legal-text.tsx'
import { useWords } from '#site/page/words.ts'

/** A legal text: on its way, readable, or not to be had (spec §2). */
export function LegalDialog({ name, loading, retry, close }: DialogContentProps<LegalDialogName>) {
  const dialog = useWords(dialogWords)
  const legal = useWords(legalWords)
  if (loading.state === 'failed')
    return <DialogFailed name={name} title={legal.failedTitle} text={legal.failedText} retry={retry} />
  const loaded = loading.state === 'loaded'
  return (
    <>
      <DialogBody>
        {loaded ? <LegalText html={loading.content.html} compact /> : <Skeleton label={legal.loading} />}
      </DialogBody>
      <DialogFoot note={loaded ? legal.updated({ date: formatDate(loading.content.updatedAt) }) : legal.loading}>
        <Button variant="line" size="small" disabled={!loaded} onClick={() => window.print()}>
          <Icon name="printer" />
          {legal.print}
        </Button>
        <Button size="small" onClick={close}>
          {dialog.close}
        </Button>
      </DialogFoot>
    </>
  )
}
