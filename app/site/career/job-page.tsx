import type { Job } from '#shared/content/jobs.ts'
import type { Page } from '#shared/content/pages.ts'
import { careerMessages } from '#shared/messages/career.ts'
import { paths } from '#shared/addresses/site-paths.ts'
import type { JobTeaser } from '#shared/blocks/teasers.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { CallToAction } from '#site/blocks/call-to-action.tsx'
import { PageHead } from '#site/blocks/page-head.tsx'
import { Section, SectionHead } from '#site/blocks/section.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { homeCrumb } from '#site/page/home-crumb.ts'
import { PageMain } from '#kit/page/page-main.tsx'
import { findSection } from '#site/page/page-sections.ts'
import { ApplyActions } from './apply-actions.tsx'
import styles from './job-page.module.css'
import { JobRows } from './job-rows.tsx'

type JobPageProps = {
  page: Pick<Page, 'sections' | 'callToAction'>
  /** The name of the page above this one. */
  careerTitle: string
  job: Job
  others: JobTeaser[]
}

export function JobPage({ page, careerTitle, job, others }: JobPageProps) {
  const words = careerMessages
  const apply = findSection(page, 'apply')
  const crumbs = [homeCrumb, { label: careerTitle, href: paths.career() }, { label: job.title }]
  const lists = (['tasks', 'profile', 'offer'] as const).flatMap((key) => findSection(page, key) ?? [])
  return (
    <PageMain>
      <PageHead crumbs={crumbs} headline={job.title} lead={job.summary} stacked />
      <Section>
        <div className={styles.columns}>
          <JobFacts job={job} />
          <div className={styles.lists}>
            {lists.map(({ key, title }) => (
              <section key={key} id={key}>
                <h2>{title}</h2>
                <ul>
                  {job[key as 'tasks' | 'profile' | 'offer'].map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </section>
            ))}
            {apply && (
              <section id={apply.key}>
                <h2>{apply.title}</h2>
                <p>{apply.lead}</p>
                <ApplyActions
                  label={words.apply}
                  text={words.applyText(job.title)}
                  subject={words.application(job.title)}
                />
              </section>
            )}
          </div>
        </div>
      </Section>
      {others.length > 0 && (
        <Section tone="sunken">
          <SectionHead
            title={words.otherJobs}
            aside={
              <SiteLink href={paths.career()} className="tlink">
                {words.allJobs} <Icon name="arrow-right" />
              </SiteLink>
            }
          />
          <JobRows jobs={others} />
        </Section>
      )}
      <CallToAction {...page.callToAction} />
    </PageMain>
  )
}

/** A job at a glance; stays in view beside the text. */
function JobFacts({ job }: { job: Job }) {
  const words = careerMessages
  const facts = [
    [words.location, job.location],
    [words.employment, job.employment],
    [words.start, job.start],
    [words.salary, job.salary],
  ].filter(([, value]) => value)
  return (
    <aside className={styles.facts}>
      <h2>{words.facts}</h2>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ApplyActions label={words.apply} text={words.applyText(job.title)} subject={words.application(job.title)} />
    </aside>
  )
}
