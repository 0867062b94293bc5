import type { Member } from '#shared/blocks/teasers.ts'
import { Held } from '#kit/text/held.tsx'
import { PortraitImage } from '#site/blocks/portrait-image.tsx'
import styles from './team-members.module.css'

/** Cards with a woven portrait or a photograph; `large` where they have the width of a page. */
export function TeamMembers({ members, large = false }: { members: Member[]; large?: boolean }) {
  return (
    <ul className={styles.members} data-large={large || undefined}>
      {members.map(({ id, name, role, description, image, portrait }) => (
        <li key={id}>
          <div className={styles.picture}>
            <PortraitImage image={image} portrait={portrait} />
          </div>
          <h3>{name}</h3>
          <p className={styles.role}>
            <Held text={role} />
          </p>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  )
}
