import type { ProjectTeaser } from '#shared/blocks/teasers.ts'
import { ProjectCards } from '#site/blocks/project-cards.tsx'
import { Section, SectionHead } from '#site/blocks/section.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'

export const block = defineBlock('relatedProjects', { Body: RelatedProjectsBlock })

function RelatedProjectsBlock({ block: { id, title, lead }, data }: BlockProps<'relatedProjects', ProjectTeaser[]>) {
  return (
    <Section id={id}>
      <SectionHead title={title} lead={lead} />
      <ProjectCards projects={data} layout="pairs" />
    </Section>
  )
}
