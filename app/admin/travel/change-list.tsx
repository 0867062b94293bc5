import { useState } from 'react'
import { travelPaths } from '#shared/addresses/admin-paths.ts'
import type { Difference } from '#shared/editing/differences.ts'
import { revisionActions } from '#shared/messages/revision-actions.ts'
import { travelMessages } from '#shared/messages/travel.ts'
import type { TravelChange, TravelChangeKind } from '#shared/travel/moment.ts'
import { Chip, type ChipTone } from '#admin/kit/chip.tsx'
import { DifferenceList } from '#admin/kit/pieces.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import styles from './travel-page.module.css'
import page from './travel-page.module.css'

const words = travelMessages.changes
const tones: Record<TravelChangeKind, ChipTone> = {
  appeared: 'success',
  changed: 'info',
  withdrawn: 'warning',
  deleted: 'danger',
  passed: 'plain',
}

type Span = { since: string; at: string }
type ChangeListProps = { changes: readonly TravelChange[]; span: Span; now: string }

/** What became of each item, who did it, and on request which words differ. */
export function ChangeList({ changes, span, now }: ChangeListProps) {
  return (
    <ul className={styles.changes} aria-label={words.title}>
      {changes.map((change) => (
        <li key={`${change.collection}/${change.id}`}>
          <p className={styles.what}>
            <Chip tone={tones[change.kind]}>{words.kinds[change.kind]}</Chip>
            <b>{change.title}</b>
            {change.area !== change.title && <small>{change.area}</small>}
          </p>
          <ol className={styles.steps}>
            {change.steps.map(({ at, action, author }) => (
              <li key={`${at} ${action}`}>
                {words.step(revisionActions[action] ?? action, at, at > now ? words.planned : author)}
              </li>
            ))}
          </ol>
          {change.comparable && <Differences change={change} span={span} />}
        </li>
      ))}
    </ul>
  )
}

type Asked = Difference[] | 'closed' | 'loading' | 'failed'

/** Read when somebody opens them: most people want to know only that something changed. */
function Differences({ change: { collection, id, title }, span }: { change: TravelChange; span: Span }) {
  const [asked, setAsked] = useState<Asked>('closed')

  async function read() {
    setAsked('loading')
    const answer = await callServer<{ differences: Difference[] }>('GET', travelPaths.differences(collection, id, span))
    setAsked(answer.kind === 'done' ? answer.body.differences : 'failed')
  }

  return (
    <details
      className={page.fold}
      onToggle={({ currentTarget }) =>
        void (currentTarget.open && (asked === 'closed' || asked === 'failed') && read())
      }
    >
      <summary aria-label={words.showOf(title)}>{words.show}</summary>
      <div aria-live="polite">
        {typeof asked === 'string' ? (
          <p>{asked === 'failed' ? words.failed : words.loading}</p>
        ) : asked.length === 0 ? (
          <p>{words.same}</p>
        ) : (
          <DifferenceList differences={asked} />
        )}
      </div>
    </details>
  )
}
