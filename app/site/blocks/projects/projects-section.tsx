import { portfolioMessages } from '#shared/messages/portfolio.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { paths } from '#shared/addresses/site-paths.ts'
import type { ProjectTeaser } from '#shared/blocks/teasers.ts'
import { ProjectCards } from './project-cards.tsx'
import { Section, SectionHead, type SectionProps } from '#site/blocks/section.tsx'

type ProjectsSectionProps = Omit<SectionProps, 'children'> & { projects: ProjectTeaser[] }

/** The projects of a page's service; without any there is no section. */
export function ProjectsSection({ projects, ...section }: ProjectsSectionProps) {
  if (projects.length === 0) return null
  return (
    <Section {...section}>
      <SectionHead
        title={portfolioMessages.onSubject}
        aside={
          <SiteLink href={paths.portfolio()} className="tlink no-print">
            {portfolioMessages.allProjects} <Icon name="arrow-right" />
          </SiteLink>
        }
      />
      <ProjectCards projects={projects} />
    </Section>
  )
}
