import { pageViewMessages } from '#shared/messages/page-views.ts'
import { pageViewRanges, type PageViewRange, type PageViewReport } from '#shared/page-views/page-views.ts'
import { AsTable, Figures } from '#admin/chart/figures.tsx'
import { WovenChart } from '#admin/chart/woven-chart.tsx'
import { Panel, PanelNote } from '#admin/kit/panel.tsx'
import { RouterTabs } from '#admin/kit/router-tabs.tsx'
import { barsOf, periodsOf } from './page-view-bars.ts'
import styles from './page-views-panel.module.css'

export type PageViewsPanelProps = { range: PageViewRange; report: PageViewReport; postDays: string[] }

const words = pageViewMessages
const numbers = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })

/** What visitors read: one bar per day, and the same as figures, table and lists (docs/design.md, Admin). */
export function PageViewsPanel({ range, report, postDays }: PageViewsPanelProps) {
  const { views, before } = report
  const hasViews = views > 0 || before.views > 0
  const tabs = pageViewRanges.map((days) => ({
    label: words.ranges[days],
    href: days === 30 ? '?' : `?zeitraum=${days}`,
    current: days === range,
  }))
  return (
    <Panel title={words.title(range)} width="wide" aside={<RouterTabs label={words.range} tabs={tabs} />}>
      {hasViews ? <Counted {...{ range, report, postDays }} /> : <PanelNote>{words.none}</PanelNote>}
      <PanelNote>{words.note}</PanelNote>
    </Panel>
  )
}

/** A chart of nothing would only take the place of what can be done. */
function Counted({ range, report, postDays }: PageViewsPanelProps) {
  const { views, visits, before } = report
  const byDay = range !== 365
  const periods = periodsOf(report.days)
  const bars = barsOf(periods, byDay, new Set(postDays))
  const highest = periods.reduce((high, period) => (period.views > high.views ? period : high))
  return (
    <>
      <Figures
        figures={[
          {
            value: numbers.format(views),
            label: words.views,
            change: words.change(changeInWords(views, before.views)),
          },
          { value: numbers.format(visits), label: words.visits, change: changeInWords(visits, before.visits) },
          { value: visits > 0 ? numbers.format(views / visits) : '–', label: words.perVisit },
        ]}
      />
      <WovenChart
        bars={bars}
        description={words.description(
          periods[0]!.label,
          periods.at(-1)!.label,
          `${numbers.format(highest.views)} (${highest.label})`,
        )}
        legend={
          byDay
            ? [
                { label: words.weekday, thread: 'petrol' },
                { label: words.weekend, thread: 'waid' },
                { label: words.newPost, thread: 'mennige' },
              ]
            : [{ label: words.views, thread: 'petrol' }]
        }
      />
      <AsTable label={words.asTable}>
        <table>
          <thead>
            <tr>
              <th scope="col">{byDay ? words.day : words.month}</th>
              <th scope="col">{words.views}</th>
              <th scope="col">{words.visits}</th>
            </tr>
          </thead>
          <tbody>
            {periods.toReversed().map((period) => (
              <tr key={period.day}>
                <th scope="row">{period.label}</th>
                <td>{numbers.format(period.views)}</td>
                <td>{numbers.format(period.visits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </AsTable>
      <div className={styles.lists}>
        <TopList
          title={words.pages}
          entries={report.pages.map(({ page, views: count }) => ({ name: page, count }))}
          none={words.none}
        />
        <TopList
          title={words.referrers}
          entries={report.referrers.map(({ host, views: count }) => ({ name: host, count }))}
          none={words.noReferrers}
        />
      </div>
    </>
  )
}

type TopListProps = { title: string; entries: { name: string; count: number }[]; none: string }

function TopList({ title, entries, none }: TopListProps) {
  return (
    <div>
      <h3>{title}</h3>
      {entries.length === 0 && <p>{none}</p>}
      <ol>
        {entries.slice(0, 5).map(({ name, count }) => (
          <li key={name}>
            <span>{name}</span>
            <b>{numbers.format(count)}</b>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** "+12 %"; without a before there is nothing to compare. */
function changeInWords(now: number, before: number): string | undefined {
  if (before === 0) return undefined
  const percent = Math.round(((now - before) / before) * 100)
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±'
  return `${sign}${Math.abs(percent)}\u00a0%`
}
