import { openingHoursMessages } from '#shared/messages/opening-hours.ts'
import { days, germanTime, hoursOf, shortTime, type OpeningHours } from '#shared/company/opening-hours.ts'
import styles from './hours-table.module.css'
import { OpenState } from './open-state.tsx'
import { useCurrentMinute } from './use-current-minute.ts'

/** The week as a table; in the browser today's row is marked and the state of this minute stands above. */
export function HoursTable({ hours, label }: { hours: OpeningHours; label: string }) {
  const now = useCurrentMinute()
  const today = now && germanTime(now).day
  const words = openingHoursMessages
  return (
    <>
      <div className={`${styles.state} no-print`}>
        <OpenState hours={hours} />
      </div>
      <table className={styles.hours} aria-label={label}>
        <tbody>
          {days.map((day) => (
            <tr key={day} data-today={day === today || undefined}>
              <th scope="row">
                {words.days[day]}
                {day === today && <span className="visually-hidden"> {words.today}</span>}
              </th>
              <td>
                {hoursOf(hours, day).map(({ opens, closes }) => (
                  <span key={opens}>{words.range(shortTime(opens), shortTime(closes))}</span>
                ))}
                {hoursOf(hours, day).length === 0 && words.closed}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
