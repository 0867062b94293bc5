import { Link } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { monthBeside, weeksOf, type CalendarEntry } from '#shared/lists/calendar.ts'
import { calendarMessages as words } from '#shared/messages/admin-calendar.ts'
import { ScreenButton } from '#admin/kit/screen-button.tsx'
import { Icon } from '#kit/icon/icon.tsx'
import { AdminPage } from '#admin/shell/admin-page.tsx'
import styles from './calendar-page.module.css'
import { StatusMark } from './status-chip.tsx'

const monthName = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const dayName = new Intl.DateTimeFormat('de-DE', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const clock = new Intl.DateTimeFormat('de-DE', { hour: 'numeric', minute: '2-digit', timeZone: 'Europe/Berlin' })
const inUtc = (day: string) => new Date(`${day}T00:00:00Z`)

type CalendarPageProps = { month: string; today: string; entries: CalendarEntry[] }

/** One month of what is planned; on narrow windows only the days on which something happens, below each other. */
export function CalendarPage({ month, today, entries }: CalendarPageProps) {
  const byDay = Map.groupBy(entries, ({ day }) => day)
  const name = monthName.format(inUtc(`${month}-01`))
  return (
    <AdminPage
      title={name}
      note={words.note}
      actions={
        <>
          <ScreenButton variant="line" to={adminPaths.calendar(monthBeside(month, -1))} aria-label={words.previous}>
            <Icon name="chevron-left" />
          </ScreenButton>
          <ScreenButton variant="line" to={adminPaths.calendar()}>
            {words.today}
          </ScreenButton>
          <ScreenButton variant="line" to={adminPaths.calendar(monthBeside(month, 1))} aria-label={words.next}>
            <Icon name="chevron-right" />
          </ScreenButton>
        </>
      }
    >
      {entries.length === 0 && <p className={styles.nothing}>{words.nothing}</p>}
      <table className={styles.month} aria-label={name}>
        <thead>
          <tr>
            {words.weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                {weekday.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <Day key={day} entries={byDay.get(day) ?? []} {...{ day, month, today }} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </AdminPage>
  )
}

type DayProps = { day: string; month: string; today: string; entries: CalendarEntry[] }

function Day({ day, month, today, entries }: DayProps) {
  return (
    <td
      data-other={day.startsWith(month) ? undefined : ''}
      data-today={day === today ? '' : undefined}
      data-empty={entries.length === 0 ? '' : undefined}
    >
      <time dateTime={day} aria-current={day === today ? 'date' : undefined}>
        <span className={styles.number} aria-hidden="true">
          {Number(day.slice(8))}
        </span>
        <span className={styles.name}>{dayName.format(inUtc(day))}</span>
      </time>
      {entries.length > 0 && (
        <ul>
          {entries.map(({ kind, at, title, area, path, state }) => (
            <li key={`${kind} ${path}`}>
              <Link to={path} data-kind={kind} title={area}>
                <StatusMark state={kind === 'publishes' ? 'scheduled' : state} />
                <small>
                  {words.kinds[kind]} {clock.format(new Date(at))}
                </small>
                <b>{title}</b>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </td>
  )
}
