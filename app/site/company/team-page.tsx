import type { Page } from '#shared/content/pages.ts'
import { messages } from '#shared/messages/site.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import type { JobTeaser, Member } from '#shared/blocks/teasers.ts'
import { JobRows } from '#site/career/job-rows.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import { CallToAction } from '#site/blocks/call-to-action.tsx'
import { PageHead } from '#site/blocks/page-head.tsx'
import { Section, SectionHead } from '#site/blocks/section.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { homeCrumb } from '#site/page/home-crumb.ts'
import { PageMain } from '#kit/page/page-main.tsx'
import { findSection } from '#site/page/page-sections.ts'
import { TeamMembers } from './team-members.tsx'
import { TeamWords } from './team-words.tsx'

type TeamPageProps = {
  page: Pick<Page, 'title' | 'headline' | 'lead' | 'actions' | 'sections' | 'callToAction'>
  members: Member[]
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
