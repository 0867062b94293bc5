import { portfolioMessages, portfolioWords } from '#shared/messages/portfolio.ts'
import { ExampleNote } from '#site/portfolio/example-note.tsx'
import { LinkTabs } from '#kit/links/link-tabs.tsx'
import { ProjectCards } from '#site/blocks/project-cards.tsx'
import { paths } from '#shared/addresses/site-paths.ts'
import type { ProjectTeaser } from '#shared/blocks/teasers.ts'
import type { ServiceFilter } from '#shared/portfolio/portfolio.ts'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import styles from './block.module.css'
import { useWords } from '#site/page/words.ts'

export const block = defineBlock('projectList', { Body: ProjectListBlock })

/** What the portfolio reads for its list. */
export type ProjectListData = {
  filters: ServiceFilter[]
  filter: ServiceFilter | null
  projectCount: number
  projects: ProjectTeaser[]
}

/** All projects, or those of one service. */
function ProjectListBlock({ block, data }: BlockProps<'projectList', ProjectListData>) {
  const words = useWords(portfolioWords)
  const { filters, filter, projectCount, projects } = data
  const { note } = block
  const title = filter ? words.filtered({ service: filter.title }) : block.title
  const examples = projects.filter(({ confirmed }) => !confirmed).length
  return (
    <section id={block.id} className={`${styles.projects} container`}>
      {title && <h2 className="visually-hidden">{title}</h2>}
      {filters.length > 1 && (
        <div className={styles.filter}>
          <LinkTabs
            label={portfolioMessages.filter}
            tabs={tabsOf(filters, filter, { label: words.all, count: projectCount })}
          />
        </div>
      )}
      <output className="visually-hidden">{portfolioMessages.count(projects.length)}</output>
      {note && examples > 0 && <ExampleNote text={note} />}
      <ProjectCards projects={projects} markExamples={!note || examples < projects.length} />
    </section>
  )
}

function tabsOf(filters: ServiceFilter[], current: ServiceFilter | null, all: { label: string; count: number }) {
  return [
    { ...all, href: paths.portfolio(), current: current === null },
    ...filters.map(({ id, title, count }) => ({
      label: title,
      href: paths.portfolioOf(id),
      count,
      current: id === current?.id,
    })),
  ]
}
