import type { ReactNode } from 'react'
import { LinkButton } from '#kit/buttons/button.tsx'
import { Section } from '#site/blocks/section.tsx'
import { ApplyActions } from '#site/career/apply-actions.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import styles from './block.module.css'

export const block = defineBlock('invitation', { Body: InvitationBlock })

/** Asks for a message; the contact dialog starts with what is meant. */
function InvitationBlock({ block }: BlockProps<'invitation'>) {
  const { id, title, lead, label, prefill, mailLabel, subject } = block
  return (
    <Invitation id={id} title={title} lead={lead}>
      {mailLabel ? (
        <ApplyActions label={label} text={prefill} subject={subject} mailLabel={mailLabel} />
      ) : (
        <LinkButton href="#contact" className="no-print" data-prefill={prefill || undefined}>
          {label}
        </LinkButton>
      )}
    </Invitation>
  )
}

type InvitationProps = { id?: string; title: string; lead?: string; children: ReactNode }

/** A section that asks for something: title and lead side by side, what to do about it right below the title. */
function Invitation({ id, title, lead, children }: InvitationProps) {
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
