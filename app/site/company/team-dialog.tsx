import { DialogFailed } from '#site/dialogs/dialog-failed.tsx'
import { DialogLoading } from '#site/dialogs/dialog-loading.tsx'
import { DialogBody } from '#kit/dialog/dialog-parts.tsx'
import type { DialogContentProps } from '#site/dialogs/dialog-content.ts'
import type { TeamContent as Team } from '#shared/dialogs/dialogs.ts'
import styles from './team-dialog.module.css'
import { TeamMembers } from './team-members.tsx'
import { TeamWords } from './team-words.tsx'

export function TeamDialog({ name, loading, retry }: DialogContentProps<'team'>) {
  if (loading.state === 'loading') return <DialogLoading />
  if (loading.state === 'failed') return <DialogFailed name={name} retry={retry} />
  const { lead, members, statements } = loading.content
  return (
    <DialogBody>
      <TeamContent lead={lead} members={members} statements={statements} />
    </DialogBody>
  )
}

/** What the dialog shows: four people to know, then how they work together and what matters to them (spec §2). */
function TeamContent({ lead, members, statements }: Pick<Team, 'lead' | 'members' | 'statements'>) {
  return (
    <>
      {lead && <p className={styles.lead}>{lead}</p>}
      <TeamMembers members={members} />
      <div className={styles.words}>
        <TeamWords statements={statements} />
      </div>
    </>
  )
}
