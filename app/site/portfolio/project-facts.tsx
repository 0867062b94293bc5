import { portfolioMessages } from '#shared/messages/portfolio.ts'
import { SiteLink } from '#kit/links/site-link.tsx'
import type { Project } from '#shared/content/portfolio.ts'
import styles from './project-facts.module.css'

type ProjectFactsProps = {
  project: Pick<Project, 'client' | 'industry' | 'year' | 'technologies'>
  service: { title: string; href: string } | null
}

/** Who it was for, when, and with what. */
export function ProjectFacts({ project: { client, industry, year, technologies }, service }: ProjectFactsProps) {
  const labels = portfolioMessages.facts
  return (
    <dl className={styles.facts}>
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
