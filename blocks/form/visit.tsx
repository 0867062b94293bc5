import { contactDetails } from '#shared/company/company.ts'
import { contactPageWords } from '#shared/messages/contact-page.ts'
import { useSite } from '#site/page/site.ts'
import { openingHoursWords } from '#shared/messages/opening-hours.ts'
import {
  days,
  hoursOf,
  shortDay,
  shortTime,
  type OpeningHours,
  type SpecialDay,
} from '#shared/company/opening-hours.ts'
import { specialRuns } from '#shared/company/special-days.ts'
import { useWords } from '#site/page/words.ts'
import styles from './visit.module.css'

/** Where we are and when we are there. */
export function Visit({ hoursTitle }: { hoursTitle?: string }) {
  const words = useWords(contactPageWords)
  const { company, footer, specialDays } = useSite()
  const { address } = contactDetails(company, footer)
  return (
    <div className={styles.visit}>
      <section>
        <h2>{words.address}</h2>
        <address>
          <strong>
            {company.name} {company.legalForm}
          </strong>
          {`\n${address}`}
        </address>
      </section>
      {hoursTitle && company.openingHours.length > 0 && (
        <section id="hours">
          <h2>{hoursTitle}</h2>
          <HoursTable hours={company.openingHours} special={specialDays} label={hoursTitle} />
        </section>
      )}
    </div>
  )
}

type HoursTableProps = { hours: OpeningHours; special: readonly SpecialDay[]; label: string }

/**
 * The week as a table. The page itself is the same at every time of day (I7): in the browser today's row is marked and
 * the state of this minute stands above (show-open-state.ts).
 */
function HoursTable({ hours, special, label }: HoursTableProps) {
  const words = useWords(openingHoursWords)
  return (
    <div data-behaviour="open-state" data-hours={JSON.stringify(hours)} data-special={JSON.stringify(special)}>
      <div className={`${styles.room} no-print`}>
        <p className={styles.state} data-now="" hidden />
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
      {special.length > 0 && (
        <table className={styles.hours}>
          <caption>{words.special}</caption>
          <tbody>
            {specialRuns(special).map(({ first, last, name, hours: times }) => (
              <tr key={first}>
                <th scope="row">
                  {[
                    name,
                    first === last ? shortDay(first) : words.dayRange({ first: shortDay(first), last: shortDay(last) }),
                  ].join(', ')}
                </th>
                <td>
                  {times.map(({ opens, closes }) => `${shortTime(opens)}–${shortTime(closes)}`).join(', ') ||
                    words.closed}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
