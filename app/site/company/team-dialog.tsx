import { DialogFailed } from '#site/dialogs/dialog-failed.tsx'
import { DialogLoading } from '#site/dialogs/dialog-loading.tsx'
import { DialogBody } from '#kit/dialog/dialog-parts.tsx'
import type { DialogContentProps } from '#site/dialogs/dialog-content.ts'
import { TeamContent } from './team-content.tsx'

export function TeamDialog({ name, loading, retry }: DialogContentProps<'team'>) {
  if (loading.state === 'loading') return <DialogLoading />
  if (loading.state === 'failed') return <DialogFailed name={name} retry={retry} />
  const { lead, members, sections } = loading.content
  return (
    <DialogBody>
      <TeamContent lead={lead} members={members} sections={sections} />
    </DialogBody>
  )
}
