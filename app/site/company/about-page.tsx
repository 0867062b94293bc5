import type { HistoryEntry } from '#shared/content/history.ts'
import type { Page } from '#shared/content/pages.ts'
import type { TeamMember } from '#shared/content/team.ts'
import { messages } from '#shared/messages/site.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import { History } from './history.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import { TallMotif } from '#kit/illustration/motif.tsx'
import { CallToAction } from '#site/blocks/call-to-action.tsx'
import { PageHead } from '#site/blocks/page-head.tsx'
import { PortraitImage } from '#site/blocks/portrait-image.tsx'
import { Section } from '#site/blocks/section.tsx'
import { StatList } from '#site/blocks/stats/stat-list.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { homeCrumb } from '#site/page/home-crumb.ts'
import { PageMain } from '#kit/page/page-main.tsx'
import { findSection } from '#site/page/page-sections.ts'
import { AboutSections } from './about-content.tsx'
import styles from './about-page.module.css'

type Face = Pick<TeamMember, 'id' | 'name' | 'image' | 'portrait'>
type AboutPageProps = {
  page: Pick<Page, 'title' | 'headline' | 'lead' | 'motif' | 'actions' | 'sections' | 'callToAction'>
  team: Face[]
  stats: { id: string; value: string; label: string }[]
  /** Null when it could not be loaded (J14). */
  history: Pick<HistoryEntry, 'id' | 'year' | 'title' | 'text'>[] | null
}

export function AboutPage({ page, team, stats, history }: AboutPageProps) {
  const historyText = findSection(page, 'history')
  return (
    <PageMain>
      <PageHead
        crumbs={[homeCrumb, { label: page.title }]}
        headline={page.headline}
        lead={page.lead}
        actions={page.actions}
        art={<TallMotif name={page.motif} hangs />}
      />
      <Section>
        <AboutSections lead="" sections={page.sections} headings="h2" team={<Faces team={team} />} />
      </Section>
      {stats.length > 0 && (
        <Section tone="sunken">
          <StatList stats={stats} />
        </Section>
      )}
      {historyText && history?.length !== 0 && (
        <History id={historyText.key} title={historyText.title} lead={historyText.lead} entries={history} />
      )}
      <CallToAction {...page.callToAction} />
    </PageMain>
  )
}

/** The portraits stand for the link below them. */
function Faces({ team }: { team: Face[] }) {
  return (
    <>
      <div className={`${styles.faces} no-print`} aria-hidden="true">
        {team.map(({ id, image, portrait }) => (
          <div key={id}>
            <PortraitImage image={image} portrait={portrait} />
          </div>
        ))}
      </div>
      <SiteLink href={paths.team()} className={`tlink ${styles.more}`}>
        {messages.about.team} <Icon name="arrow-right" />
      </SiteLink>
    </>
  )
}
