import { DialogFailed } from '#ui/dialog/dialog-failed.tsx'
import { DialogLoading } from '#ui/dialog/dialog-loading.tsx'
import { DialogBody } from '#ui/dialog/dialog-parts.tsx'
import type { DialogContentProps } from '#ui/dialog/dialog-content.ts'
import { AboutContent } from './about-content.tsx'

export function AboutDialog({ name, loading, retry }: DialogContentProps<'about'>) {
  if (loading.state === 'loading') return <DialogLoading />
  if (loading.state === 'failed') return <DialogFailed name={name} retry={retry} />
  const { lead, sections } = loading.content
  return (
    <DialogBody>
      <AboutContent lead={lead} sections={sections} headings="h3" />
    </DialogBody>
  )
}
