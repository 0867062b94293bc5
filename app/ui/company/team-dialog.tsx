import { DialogFailed } from '#ui/dialog/dialog-failed.tsx'
import { DialogLoading } from '#ui/dialog/dialog-loading.tsx'
import { DialogBody } from '#ui/dialog/dialog-parts.tsx'
import type { DialogContentProps } from '#ui/dialog/dialog-content.ts'
import { TeamContent } from './team-content.tsx'

export function TeamDialog({ name, loading, retry }: DialogContentProps<'team'>) {
  if (loading.state === 'loading') return <DialogLoading />
  if (loading.state === 'failed') return <DialogFailed name={name} retry={retry} />
  const { lead, members, sections } = loading.content
  return (
    <DialogBody>
      <TeamContent lead={lead} members={members} sections={sections} headings="h3" />
    </DialogBody>
  )
}
