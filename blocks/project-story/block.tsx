import { portfolioWords } from '#shared/messages/portfolio.ts'
import type { Project } from '#shared/content/portfolio.ts'
import { SiteLink } from '#kit/links/site-link.tsx'
import { RichText } from '#site/blocks/rich-text.tsx'
import { Section } from '#site/blocks/section.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import { ExampleNote } from '#site/portfolio/example-note.tsx'
import { ProjectComparison } from './project-comparison.tsx'
import styles from './block.module.css'
import { useWords } from '#site/page/words.ts'

export const block = defineBlock('projectStory', { Body: ProjectStoryBlock })

type ProjectFactsProps = {
  project: Pick<Project, 'client' | 'industry' | 'year' | 'technologies'>
  service: { title: string; href: string } | null
}

export type ProjectStoryData = {
  project: Omit<Project, 'createdAt' | 'updatedAt'>
  service: { title: string; href: string } | null
}

/** How it was and what was done, beside the facts. */
function ProjectStoryBlock({ block, data: { project, service } }: BlockProps<'projectStory', ProjectStoryData>) {
  const words = useWords(portfolioWords)
  const { id, challengeTitle, solutionTitle } = block
  return (
    <Section id={id}>
      <div className={styles.story}>
        <aside className={styles.facts}>
          <ProjectFacts project={project} service={service} />
          {!project.confirmed && <ExampleNote text={words.exampleNote} />}
        </aside>
        <div className={styles.chapters}>
          <section id="challenge">
            {challengeTitle && <h2>{challengeTitle}</h2>}
            <RichText html={project.challenge} />
          </section>
          <section id="solution">
            {solutionTitle && <h2>{solutionTitle}</h2>}
            <RichText html={project.solution} />
          </section>
          {project.comparison.length > 0 && <ProjectComparison rows={project.comparison} />}
        </div>
      </div>
    </Section>
  )
}

/** Who it was for, when, and with what. */
function ProjectFacts({ project: { client, industry, year, technologies }, service }: ProjectFactsProps) {
  const words = useWords(portfolioWords)
  const labels = words.facts
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
