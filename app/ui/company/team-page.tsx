import type { Page } from '#shared/content/pages.ts'
import type { TeamMember } from '#shared/content/team.ts'
import { messages } from '#shared/messages/site.ts'
import { paths } from '#shared/paths.ts'
import type { JobTeaser } from '#shared/teasers.ts'
import { JobRows } from '#ui/career/job-rows.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { CallToAction } from '#ui/kit/call-to-action.tsx'
import { PageHead } from '#ui/kit/page-head.tsx'
import { Section, SectionHead } from '#ui/kit/section.tsx'
import { SiteLink } from '#ui/link/site-link.tsx'
import { homeCrumb } from '#ui/page/home-crumb.ts'
import { PageMain } from '#ui/page/page-main.tsx'
import { findSection } from '#ui/page/page-sections.ts'
import { TeamMembers } from './team-members.tsx'
import { TeamWords } from './team-words.tsx'

type TeamPageProps = {
  page: Pick<Page, 'title' | 'headline' | 'lead' | 'actions' | 'sections' | 'callToAction'>
  members: Pick<TeamMember, 'id' | 'name' | 'role' | 'description' | 'image' | 'portrait'>[]
  jobs: JobTeaser[]
}

export function TeamPage({ page, members, jobs }: TeamPageProps) {
  const membersText = findSection(page, 'members')
  return (
    <PageMain>
      <PageHead
        crumbs={[homeCrumb, { label: page.title }]}
        headline={page.headline}
        lead={page.lead}
        actions={page.actions}
      />
      {membersText && members.length > 0 && (
        <Section id={membersText.key}>
          <SectionHead title={membersText.title} lead={membersText.lead} />
          <TeamMembers members={members} large />
        </Section>
      )}
      <Section tone="sunken">
        <TeamWords sections={page.sections} headings="h2" />
      </Section>
      {jobs.length > 0 && (
        <Section id="jobs">
          <SectionHead
            title={messages.team.jobs}
            aside={
              <SiteLink href={paths.career()} className="tlink">
                {messages.team.allJobs} <Icon name="arrow-right" />
              </SiteLink>
            }
          />
          <JobRows jobs={jobs} />
        </Section>
      )}
      <CallToAction {...page.callToAction} />
    </PageMain>
  )
}
