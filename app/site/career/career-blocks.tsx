import { LinkButton } from '#kit/buttons/button.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { paths } from '#shared/addresses/site-paths.ts'
import { careerWords } from '#shared/messages/career.ts'
import type { ReactNode } from 'react'
import { Section, SectionHead } from '#site/blocks/section.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { ApplyActions } from './apply-actions.tsx'
import type { JobTeaser } from '#shared/blocks/teasers.ts'
import styles from './career-blocks.module.css'
import { useWords } from '#site/page/words.ts'

/** Open jobs; elsewhere than on their own page with the way there. */
export function JobsBlock({ block: { id, title, lead, tone }, data, place }: BlockProps<'jobs'>) {
  const words = useWords(careerWords)
  const all = (
    <SiteLink href={paths.career()} className="tlink">
      {words.allJobs} <Icon name="arrow-right" />
    </SiteLink>
  )
  return (
    <Section id={id} tone={tone} space="close">
      <SectionHead title={title} lead={lead} aside={place.page === 'career' ? undefined : all} />
      <JobRows jobs={data} />
    </Section>
  )
}

export function OtherJobsBlock({ block: { id, title }, data }: BlockProps<'otherJobs'>) {
  const words = useWords(careerWords)
  return (
    <Section id={id} tone="sunken" space="close">
      <SectionHead
        title={title}
        aside={
          <SiteLink href={paths.career()} className="tlink">
            {words.otherJobs} <Icon name="arrow-right" />
          </SiteLink>
        }
      />
      <JobRows jobs={data} />
    </Section>
  )
}

/** Asks for a message; the contact dialog starts with what is meant. */
export function InvitationBlock({ block }: BlockProps<'invitation'>) {
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

/** Open jobs with place and extent as chips; the whole row is the link. */
function JobRows({ jobs }: { jobs: JobTeaser[] }) {
  const words = useWords(careerWords)
  if (jobs.length === 0) return <p className={styles.none}>{words.noJobs}</p>
  return (
    <ul className={styles.rows}>
      {jobs.map(({ id, href, title, location, employment, salary }) => (
        <li key={id}>
          <SiteLink href={href} className={styles.row}>
            <h3>{title}</h3>
            <div className={styles.chips}>
              <Chip label={words.location} value={location} />
              <Chip label={words.employment} value={employment} />
            </div>
            {salary && (
              <p className={`${styles.salary} no`}>
                <span className="visually-hidden">{words.salary}: </span>
                {salary}
              </p>
            )}
            <span className={styles.arrow} aria-hidden="true">
              <Icon name="arrow-right" />
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

function Chip({ label, value }: { label: string; value: string }) {
  return (
    <span className={styles.chip}>
      <span className="visually-hidden">{label}: </span>
      {value}
    </span>
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
