import { teamMembersShown } from '#shared/constants.ts'
import type { TeamContent } from '#shared/dialogs/dialogs.ts'
import { PortraitImage } from '#site/blocks/portrait-image.tsx'
import styles from './team-members.module.css'

type Member = Pick<TeamContent['members'][number], 'id' | 'name' | 'role' | 'description' | 'image' | 'portrait'>

/** Four cards with a woven portrait or a photograph; `large` where they have the width of a page. */
export function TeamMembers({ members, large = false }: { members: Member[]; large?: boolean }) {
  return (
    <ul className={styles.members} data-large={large || undefined}>
      {members.slice(0, teamMembersShown).map(({ id, name, role, description, image, portrait }) => (
        <li key={id}>
          <div className={styles.picture}>
            <PortraitImage image={image} portrait={portrait} />
          </div>
          <h3>{name}</h3>
          <p className={styles.role}>{role}</p>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  )
}
