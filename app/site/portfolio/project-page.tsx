import { portfolioMessages } from '#shared/messages/portfolio.ts'
import { Cover } from '#kit/illustration/motif.tsx'
import { CallToAction } from '#site/blocks/call-to-action.tsx'
import { ExampleNote } from './example-note.tsx'
import { PageHead } from '#site/blocks/page-head.tsx'
import { ProjectCards } from '#site/blocks/projects/project-cards.tsx'
import { RichText } from '#site/blocks/rich-text.tsx'
import { Section, SectionHead } from '#site/blocks/section.tsx'
import { StatList } from '#site/blocks/stats/stat-list.tsx'
import { Picture } from '#kit/picture/picture.tsx'
import { PageMain } from '#kit/page/page-main.tsx'
import { findSection } from '#site/page/page-sections.ts'
import type { Page } from '#shared/content/pages.ts'
import type { Project } from '#shared/content/portfolio.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import type { ProjectTeaser } from '#shared/blocks/teasers.ts'
import styles from './project-page.module.css'
import { SiteLink } from '#kit/links/site-link.tsx'

type ProjectFactsProps = {
  project: Pick<Project, 'client' | 'industry' | 'year' | 'technologies'>
  service: { title: string; href: string } | null
}

type ProjectPageProps = Pick<Page, 'sections' | 'callToAction'> & {
  portfolioTitle: string
  project: Omit<Project, 'createdAt' | 'updatedAt'>
  service: { title: string; href: string } | null
  related: ProjectTeaser[]
}

export function ProjectPage({ portfolioTitle, project, service, related, callToAction, ...page }: ProjectPageProps) {
  const { title, summary, image, motif, challenge, solution, results, confirmed } = project
  const challengeText = findSection(page, 'challenge')
  const solutionText = findSection(page, 'solution')
  const resultsText = findSection(page, 'results')
  const relatedText = findSection(page, 'related')
  return (
    <PageMain>
      <PageHead
        crumbs={[{ label: portfolioTitle, href: paths.portfolio() }, { label: title }]}
        headline={title}
        lead={summary}
        edge="none"
      />
      <div className={`${styles.picture} no-print`}>
        {image ? <Picture src={image} sizes="100vw" fill eager /> : <Cover name={motif} />}
      </div>
      <Section>
        <div className={styles.story}>
          <aside className={styles.facts}>
            <ProjectFacts project={project} service={service} />
            {!confirmed && <ExampleNote text={portfolioMessages.exampleNote} />}
          </aside>
          <div className={styles.chapters}>
            <section id="challenge">
              {challengeText && <h2>{challengeText.title}</h2>}
              <RichText html={challenge} />
            </section>
            <section id="solution">
              {solutionText && <h2>{solutionText.title}</h2>}
              <RichText html={solution} />
            </section>
          </div>
        </div>
      </Section>
      {resultsText && results.length > 0 && (
        <Section id="results" tone="sunken">
          <SectionHead title={resultsText.title} lead={resultsText.lead} />
          <StatList stats={results.map(({ value, label }) => ({ id: label, value, label }))} />
        </Section>
      )}
      {relatedText && related.length > 0 && (
        <Section id="related">
          <SectionHead title={relatedText.title} lead={relatedText.lead} />
          <ProjectCards projects={related} layout="pairs" />
        </Section>
      )}
      <CallToAction {...callToAction} />
    </PageMain>
  )
}

/** Who it was for, when, and with what. */
function ProjectFacts({ project: { client, industry, year, technologies }, service }: ProjectFactsProps) {
  const labels = portfolioMessages.facts
  return (
    <dl className={styles.projectFacts}>
      <Fact label={labels.client}>{client}</Fact>
      {industry && <Fact label={labels.industry}>{industry}</Fact>}
      <Fact label={labels.year}>{year}</Fact>
      {service && (
        <Fact label={labels.service}>
          <SiteLink href={service.href}>{service.title}</SiteLink>
        </Fact>
      )}
      {technologies.length > 0 && (
        <Fact label={labels.technologies}>
          <ul>
            {technologies.map((technology) => (
              <li key={technology}>{technology}</li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
