import type { ReactNode } from 'react'
import { discoveryPaths } from '#shared/addresses/discovery-paths.ts'
import type { Page } from '#shared/content/pages.ts'
import { statusWords } from '#shared/messages/status.ts'
import type { ShownIncident } from '#shared/status/incidents.ts'
import { PageMain } from '#kit/page/page-main.tsx'
import { PageHead } from '#site/blocks/page-head.tsx'
import { Section, SectionHead } from '#site/blocks/section.tsx'
import { useWords } from '#site/page/words.ts'
import { showBerlin } from '#shared/time/berlin-time.ts'
import { Subscription, type SubscriptionState } from './subscription.tsx'
import styles from './status-page.module.css'

type StatusPageProps = {
  page: Pick<Page, 'title' | 'headline' | 'lead'>
  incidents: { current: ShownIncident[]; planned: ShownIncident[]; past: ShownIncident[] }
  /** Null where the site sends no mail. */
  subscription: SubscriptionState | null
  children?: ReactNode
}

/** What is out of order, what will be, and what was. */
export function StatusPage({ page, incidents, subscription, children }: StatusPageProps) {
  const { current, planned, past } = incidents
  const words = useWords(statusWords)
  return (
    <PageMain>
      <PageHead crumbs={[{ label: page.title }]} headline={page.headline} lead={page.lead} stacked>
        <p className={styles.ways}>
          <a className="tlink" href={discoveryPaths.maintenance()}>
            {words.calendar}
          </a>
          <a className="tlink" href={discoveryPaths.statusFeed('xml')}>
            {words.feed}
          </a>
        </p>
      </PageHead>
      <Section near>
        <SectionHead title={current.length > 0 ? words.current : words.fine} />
        {current.length > 0 ? <Entries incidents={current} /> : <p>{words.fineText}</p>}
      </Section>
      {planned.length > 0 && (
        <Section>
          <SectionHead title={words.planned} />
          <Entries incidents={planned} />
        </Section>
      )}
      {past.length > 0 && (
        <Section>
          <SectionHead title={words.past} />
          <Entries incidents={past} />
        </Section>
      )}
      {subscription && <Subscription {...subscription} />}
      {children}
    </PageMain>
  )
}

function Entries({ incidents }: { incidents: ShownIncident[] }) {
  return (
    <div className={styles.entries}>
      {incidents.map((incident) => (
        <IncidentEntry key={incident.id} incident={incident} />
      ))}
    </div>
  )
}

/** One disturbance or maintenance with its history, the newest word first. */
function IncidentEntry({ incident }: { incident: ShownIncident }) {
  const { id, title, kind, severity, text, state, startsAt, endsAt, affected, updates } = incident
  const words = useWords(statusWords)
  const begin = { moment: showBerlin(startsAt) }
  const end = endsAt && { moment: showBerlin(endsAt) }
  const time = [
    state === 'planned' ? words.from(begin) : words.since(begin),
    end && (state === 'over' ? words.ended(end) : words.until(end)),
  ]
  return (
    <article id={id} className={styles.entry} data-severity={state === 'over' ? undefined : severity}>
      <p className={styles.facts}>
        <b>{kind === 'maintenance' ? words.maintenance : words[severity]}</b>
        <span>{time.filter(Boolean).join(', ')}</span>
      </p>
      <h3>{title}</h3>
      {affected.length > 0 && <p>{words.affected({ names: affected.join(', ') })}</p>}
      {updates.map((update) => (
        <p key={update.at + update.text} className={styles.update}>
          {update.at && <time dateTime={update.at}>{showBerlin(update.at)}</time>} {update.text}
        </p>
      ))}
      <p className={styles.update}>{text}</p>
    </article>
  )
}
