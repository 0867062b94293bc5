import { Icon } from '#kit/icon/icon.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { paths } from '#shared/addresses/site-paths.ts'
import { portfolioWords } from '#shared/messages/portfolio.ts'
import type { ProjectTeaser } from '#shared/blocks/teasers.ts'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import { readProjects } from './reader.ts'
import { BenefitList, ExampleList } from '#site/blocks/entries/entry-lists.tsx'
import { HeadedSection, Section, SectionHead } from '#site/blocks/section.tsx'
import { RichText } from '#site/blocks/rich-text.tsx'
import { ProjectCards } from '#site/blocks/project-cards.tsx'
import styles from './block.module.css'
import { useWords } from '#site/page/words.ts'

export const block = defineBlock('projects', { read: readProjects, leadsTo: paths.portfolio(), Body: ProjectsBlock })

type Props = BlockProps<'projects', ProjectTeaser[]>

/** Projects, and beside them short examples for which there is no project yet. */
function ProjectsBlock(props: Props) {
  const { look } = props.block
  if (look === 'overview') return <ProjectOverview {...props} />
  if (look === 'intro') return <ProjectIntro {...props} />
  return <ProjectExamples {...props} />
}

function ProjectOverview({ block: { id, tone, title, lead }, data }: Props) {
  const words = useWords(portfolioWords)
  return (
    <Section id={id} tone={tone}>
      <SectionHead
        title={title}
        lead={lead}
        aside={
          <SiteLink href={paths.portfolio()} className="tlink no-print">
            {words.allProjects} <Icon name="arrow-right" />
          </SiteLink>
        }
      />
      <ProjectCards projects={data} />
    </Section>
  )
}

function ProjectIntro({ block: { id, tone, title, body }, data }: Props) {
  return (
    <Section id={id} tone={tone}>
      <div className={`${styles.intro} quiet`}>
        <h2>{title}</h2>
        <RichText html={body} className={styles.columns} />
      </div>
      {data.length > 0 && <ProjectCards projects={data} />}
    </Section>
  )
}

function ProjectExamples({ block, data }: Props) {
  const { id, tone, title, lead, cards, look } = block
  const examples = examplesBeside(data, block.items)
  const shown = cards && data.length > 0
  if (look === 'beside')
    return (
      <HeadedSection id={id} tone={tone} title={title} lead={lead}>
        <div className={styles.beside} data-beside={shown || undefined}>
          {shown && <ProjectCards projects={data} layout="stack" />}
          <ExampleList examples={examples} />
        </div>
      </HeadedSection>
    )
  return (
    <HeadedSection id={id} tone={tone} title={title} lead={lead}>
      <div className={styles.above}>
        {shown && <ProjectCards projects={data} />}
        <BenefitList benefits={examples} />
      </div>
    </HeadedSection>
  )
}

/** The examples that no project shown beside them tells in full. */
function examplesBeside(projects: ProjectTeaser[], examples: Props['block']['items']) {
  return examples.filter((example) => !projects.some(({ title }) => title === example.title))
}
