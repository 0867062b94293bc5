import { Icon } from '#kit/icon/icon.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { paths } from '#shared/addresses/site-paths.ts'
import type { JobTeaser } from '#shared/blocks/teasers.ts'
import { careerWords } from '#shared/messages/career.ts'
import { Section, SectionHead } from '#site/blocks/section.tsx'
import { JobRows } from '#site/career/job-rows.tsx'
import { useWords } from '#site/page/words.ts'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'

export const block = defineBlock('otherJobs', { Body: OtherJobsBlock })

function OtherJobsBlock({ block: { id, title }, data }: BlockProps<'otherJobs', JobTeaser[]>) {
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
