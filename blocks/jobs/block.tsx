import { Icon } from '#kit/icon/icon.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { paths } from '#shared/addresses/site-paths.ts'
import type { JobTeaser } from '#shared/blocks/teasers.ts'
import { careerWords } from '#shared/messages/career.ts'
import { Section, SectionHead } from '#site/blocks/section.tsx'
import { JobRows } from '#site/career/job-rows.tsx'
import { useWords } from '#site/page/words.ts'
import { readJobs } from './reader.ts'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'

export const block = defineBlock('jobs', { read: readJobs, leadsTo: paths.career(), Body: JobsBlock })

/** Open jobs; elsewhere than on their own page with the way there. */
function JobsBlock({ block: { id, title, lead, tone }, data, place }: BlockProps<'jobs', JobTeaser[]>) {
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
