import type { TeamContent as Team } from '#shared/dialogs/dialogs.ts'
import styles from './team-content.module.css'
import { TeamMembers } from './team-members.tsx'
import { TeamWords } from './team-words.tsx'

/** What the dialog shows: four people to know, then how they work together and what matters to them (spec §2). */
export function TeamContent({ lead, members, sections }: Pick<Team, 'lead' | 'members' | 'sections'>) {
  return (
    <>
      {lead && <p className={styles.lead}>{lead}</p>}
      <TeamMembers members={members} />
      <div className={styles.words}>
        <TeamWords sections={sections} headings="h3" />
      </div>
    </>
  )
}
