import type { Job } from '#shared/content/jobs.ts'
import { careerMessages } from '#shared/messages/career.ts'
import { ApplyActions } from './apply-actions.tsx'
import styles from './job-facts.module.css'

/** A job at a glance; stays in view beside the text. */
export function JobFacts({ job }: { job: Job }) {
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
