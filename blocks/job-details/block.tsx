import type { Job } from '#shared/content/jobs.ts'
import { careerWords } from '#shared/messages/career.ts'
import { Section } from '#site/blocks/section.tsx'
import type { BlockProps } from '#site/page/block-props.ts'
import { defineBlock } from '#blocks/define-block.ts'
import { ApplyActions } from '#site/career/apply-actions.tsx'
import styles from './block.module.css'
import { useWords } from '#site/page/words.ts'

export const block = defineBlock('jobDetails', { Body: JobDetailsBlock })

/** What there is to do and to bring along, beside the facts that stay in view. */
function JobDetailsBlock({ block, data: job }: BlockProps<'jobDetails', Job>) {
  const words = useWords(careerWords)
  const { id, tasksTitle, profileTitle, offerTitle, applyTitle, applyText } = block
  return (
    <Section id={id}>
      <div className={styles.columns}>
        <JobFacts job={job} />
        <div className={styles.lists}>
          <JobLines id="tasks" title={tasksTitle} lines={job.tasks} />
          <JobLines id="profile" title={profileTitle} lines={job.profile} />
          <JobLines id="offer" title={offerTitle} lines={job.offer} />
          {applyTitle && (
            <section id="apply">
              <h2>{applyTitle}</h2>
              <p>{applyText}</p>
              <ApplyActions
                label={words.apply}
                text={words.applyText({ title: job.title })}
                subject={words.application({ title: job.title })}
              />
            </section>
          )}
        </div>
      </div>
    </Section>
  )
}

function JobLines({ id, title, lines }: { id: string; title: string; lines: string[] }) {
  if (!title) return null
  return (
    <section id={id}>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

/** A job at a glance; stays in view beside the text. */
function JobFacts({ job }: { job: Job }) {
  const words = useWords(careerWords)
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
      <ApplyActions
        label={words.apply}
        text={words.applyText({ title: job.title })}
        subject={words.application({ title: job.title })}
      />
    </aside>
  )
}
