import { Icon } from '#kit/icon/icon.tsx'
import { SiteLink } from '#kit/links/site-link.tsx'
import { careerWords } from '#shared/messages/career.ts'
import type { JobTeaser } from '#shared/blocks/teasers.ts'
import styles from './job-rows.module.css'
import { useWords } from '#site/page/words.ts'

/** Open jobs with place and extent as chips; the whole row is the link. */
export function JobRows({ jobs }: { jobs: JobTeaser[] }) {
  const words = useWords(careerWords)
  if (jobs.length === 0) return <p className={styles.none}>{words.noJobs}</p>
  return (
    <ul className={styles.rows}>
      {jobs.map(({ id, href, title, location, employment, salary }) => (
        <li key={id}>
          <SiteLink href={href} className={styles.row}>
            <h3>{title}</h3>
            <div className={styles.chips}>
              <Chip label={words.location} value={location} />
              <Chip label={words.employment} value={employment} />
            </div>
            {salary && (
              <p className={`${styles.salary} no`}>
                <span className="visually-hidden">{words.salary}: </span>
                {salary}
              </p>
            )}
            <span className={styles.arrow} aria-hidden="true">
              <Icon name="arrow-right" />
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

function Chip({ label, value }: { label: string; value: string }) {
  return (
    <span className={styles.chip}>
      <span className="visually-hidden">{label}: </span>
      {value}
    </span>
  )
}
