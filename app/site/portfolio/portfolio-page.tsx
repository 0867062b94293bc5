import { portfolioMessages } from '#shared/messages/portfolio.ts'
import { CallToAction } from '#site/blocks/call-to-action.tsx'
import { ExampleNote } from './example-note.tsx'
import { LinkTabs } from '#kit/links/link-tabs.tsx'
import { PageHead } from '#site/blocks/page-head.tsx'
import { ProjectCards } from '#site/blocks/projects/project-cards.tsx'
import { PageMain } from '#kit/page/page-main.tsx'
import { findSection } from '#site/page/page-sections.ts'
import type { Page } from '#shared/content/pages.ts'
import { messages } from '#shared/messages/site.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import type { ServiceFilter } from '#shared/portfolio/portfolio.ts'
import type { ProjectTeaser } from '#shared/blocks/teasers.ts'
import styles from './portfolio-page.module.css'

type PortfolioPageProps = {
  page: Pick<Page, 'title' | 'headline' | 'lead' | 'actions' | 'sections' | 'callToAction'>
  filters: ServiceFilter[]
  /** The service whose projects are shown; null for all. */
  filter: ServiceFilter | null
  projectCount: number
  projects: ProjectTeaser[]
}

export function PortfolioPage({ page, filters, filter, projectCount, projects }: PortfolioPageProps) {
  const note = findSection(page, 'note')?.lead
  const title = filter ? portfolioMessages.filtered(filter.title) : findSection(page, 'projects')?.title
  const examples = projects.filter(({ confirmed }) => !confirmed).length
  return (
    <PageMain>
      <PageHead
        crumbs={[{ label: messages.breadcrumb.home, href: paths.home() }, { label: page.title }]}
        headline={page.headline}
        lead={page.lead}
        actions={page.actions}
        edge="none"
      />
      <section id="projects" className={`${styles.projects} container`}>
        {title && <h2 className="visually-hidden">{title}</h2>}
        {filters.length > 1 && (
          <div className={styles.filter}>
            <LinkTabs label={portfolioMessages.filter} tabs={tabsOf(filters, filter, projectCount)} />
          </div>
        )}
        <output className="visually-hidden">{portfolioMessages.count(projects.length)}</output>
        {note && examples > 0 && <ExampleNote text={note} />}
        <ProjectCards projects={projects} markExamples={!note || examples < projects.length} />
      </section>
      <CallToAction {...page.callToAction} />
    </PageMain>
  )
}

function tabsOf(filters: ServiceFilter[], current: ServiceFilter | null, projectCount: number) {
  return [
    { label: portfolioMessages.all, href: paths.portfolio(), count: projectCount, current: current === null },
    ...filters.map(({ id, title, count }) => ({
      label: title,
      href: paths.portfolioOf(id),
      count,
      current: id === current?.id,
    })),
  ]
}
