import { statusWords } from '#shared/messages/status.ts'
import type { ShownIncident } from '#shared/status/incidents.ts'
import { showBerlin } from '#shared/time/berlin-time.ts'
import { useWords } from '#site/page/words.ts'
import styles from './status-page.module.css'

/** One disturbance or maintenance with its history, the newest word first. */
export function IncidentEntry({ incident }: { incident: ShownIncident }) {
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
