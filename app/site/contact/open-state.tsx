import { openState, openStateWords, type OpeningHours } from '#shared/company/opening-hours.ts'
import styles from './open-state.module.css'
import { useCurrentMinute } from './use-current-minute.ts'

/** Whether somebody answers right now, in words beside a mark. Says nothing until the browser knows the time. */
export function OpenState({ hours }: { hours: OpeningHours }) {
  const now = useCurrentMinute()
  if (!now || hours.length === 0) return null
  const state = openState(hours, now)
  return (
    <p className={styles.state} data-open={state.open}>
      {openStateWords(state)}
    </p>
  )
}
