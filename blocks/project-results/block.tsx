import type { Project } from '#shared/content/portfolio.ts'
import { Section, SectionHead } from '#site/blocks/section.tsx'
import { StatList } from '#site/blocks/stats/stat-list.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'

export const block = defineBlock('projectResults', { Body: ProjectResultsBlock })

function ProjectResultsBlock({ block: { id, title, lead }, data }: BlockProps<'projectResults', Project['results']>) {
  return (
    <Section id={id} tone="sunken">
      <SectionHead title={title} lead={lead} />
      <StatList stats={data.map(({ value, label }) => ({ id: label, value, label }))} />
    </Section>
  )
}
