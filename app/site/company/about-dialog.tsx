import { DialogFailed } from '#site/dialogs/dialog-failed.tsx'
import { DialogLoading } from '#site/dialogs/dialog-loading.tsx'
import { DialogBody } from '#kit/dialog/dialog-parts.tsx'
import type { DialogContentProps } from '#site/dialogs/dialog-content.ts'
import { AboutSections } from './about-content.tsx'

export function AboutDialog({ name, loading, retry }: DialogContentProps<'about'>) {
  if (loading.state === 'loading') return <DialogLoading />
  if (loading.state === 'failed') return <DialogFailed name={name} retry={retry} />
  const { lead, statements } = loading.content
  return (
    <DialogBody>
      <AboutSections lead={lead} statements={statements} />
    </DialogBody>
  )
}
