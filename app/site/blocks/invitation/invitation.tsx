import type { ReactNode } from 'react'
import { Section } from '#site/blocks/section.tsx'
import styles from './invitation.module.css'

type InvitationProps = { id?: string; title: string; lead?: string; children: ReactNode }

/** A section that asks for something: title and lead side by side, what to do about it right below the title. */
export function Invitation({ id, title, lead, children }: InvitationProps) {
  return (
    <Section id={id}>
      <div className={`${styles.invitation} quiet`}>
        <h2>{title}</h2>
        {lead && <p>{lead}</p>}
        <div className={styles.actions}>{children}</div>
      </div>
    </Section>
  )
}
