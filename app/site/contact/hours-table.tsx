import { openingHoursWords } from '#shared/messages/opening-hours.ts'
import { days, hoursOf, shortTime, type OpeningHours } from '#shared/company/opening-hours.ts'
import styles from './hours-table.module.css'
import { useWords } from '#site/page/words.ts'

/**
 * The week as a table. The page itself is the same at every time of day (I7): in the browser today's row is marked and
 * the state of this minute stands above (show-open-state.ts).
 */
export function HoursTable({ hours, label }: { hours: OpeningHours; label: string }) {
  const words = useWords(openingHoursWords)
  return (
    <div data-behaviour="open-state" data-hours={JSON.stringify(hours)}>
      <div className={`${styles.room} no-print`}>
        <p className={styles.state} hidden />
      </div>
      <table className={styles.hours} aria-label={label}>
        <tbody>
          {days.map((day) => (
            <tr key={day} data-day={day}>
              <th scope="row">{words.days[day]}</th>
              <td>
                {hoursOf(hours, day).map(({ opens, closes }) => (
                  <span key={opens}>{`${shortTime(opens)}–${shortTime(closes)}`}</span>
                ))}
                {hoursOf(hours, day).length === 0 && words.closed}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
