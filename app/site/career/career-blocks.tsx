import { LinkButton } from '#kit/buttons/button.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { paths } from '#shared/addresses/site-paths.ts'
import { careerWords } from '#shared/messages/career.ts'
import { Invitation } from '#site/blocks/invitation/invitation.tsx'
import { Section, SectionHead } from '#site/blocks/section.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { ApplyActions } from './apply-actions.tsx'
import { JobRows } from './job-rows.tsx'
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
