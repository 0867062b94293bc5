import { systemMessages } from '#shared/messages/admin-operations.ts'
import type { DailyFigures } from '#shared/operations/operations.ts'
import { AsTable, Figures } from '#admin/chart/figures.tsx'
import { WovenChart } from '#admin/chart/woven-chart.tsx'
import { Panel, PanelNote } from '#admin/kit/panel.tsx'
import { formatBytes } from '#admin/kit/quantities.ts'

const words = systemMessages.days
const numbers = new Intl.NumberFormat('de-DE')
const shortDay = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'numeric', timeZone: 'UTC' })
const labelOf = (day: string) => shortDay.format(new Date(`${day}T00:00:00Z`))

/** What the site had to do in the last days, and how it went. */
export function DaysPanel({ days }: { days: DailyFigures[] }) {
  const requests = days.reduce((sum, day) => sum + day.requests, 0)
  const failures = days.reduce((sum, day) => sum + day.failures, 0)
  const mostMemory = Math.max(0, ...days.map(({ memoryBytes }) => memoryBytes))
  return (
    <Panel title={words.title} width="full">
      {requests === 0 ? (
        <PanelNote>{words.none}</PanelNote>
      ) : (
        <>
          <Figures
            figures={[
              { value: numbers.format(requests), label: words.requests },
              { value: numbers.format(failures), label: words.failures },
              { value: formatBytes(mostMemory), label: words.memory },
            ]}
          />
          <WovenChart
            bars={days.map((day) => ({
              label: labelOf(day.day),
              reading: words.reading(labelOf(day.day), numbers.format(day.requests), numbers.format(day.failures)),
              parts: [
                { value: day.requests - day.failures, thread: 'petrol' },
                { value: day.failures, thread: 'mennige' },
              ],
            }))}
            description={words.description}
            legend={[
              { label: words.requests, thread: 'petrol' },
              { label: words.failures, thread: 'mennige' },
            ]}
          />
          <DaysTable days={days} />
        </>
      )}
    </Panel>
  )
}

function DaysTable({ days }: { days: DailyFigures[] }) {
  const { day, requests, failures, renders, renderMs, memory } = words
  return (
    <AsTable label={words.asTable}>
      <table>
        <thead>
          <tr>
            {[day, requests, failures, renders, renderMs, memory].map((title) => (
              <th scope="col" key={title}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((entry) => (
            <tr key={entry.day}>
              <th scope="row">{labelOf(entry.day)}</th>
              <td>{numbers.format(entry.requests)}</td>
              <td>{numbers.format(entry.failures)}</td>
              <td>{numbers.format(entry.renders)}</td>
              <td>{words.milliseconds(entry.renderMs)}</td>
              <td>{formatBytes(entry.memoryBytes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </AsTable>
  )
}
