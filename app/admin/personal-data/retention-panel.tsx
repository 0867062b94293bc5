import { Form, Link } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { personalDataMessages } from '#shared/messages/personal-data.ts'
import type { RetentionLine } from '#shared/personal-data/personal-data.ts'
import { Button } from '#kit/buttons/button.tsx'
import { Columns, DataTable } from '#admin/kit/data-table.tsx'
import { Panel } from '#admin/kit/panel.tsx'
import { shortDate } from '#admin/kit/times.ts'
import operations from '#admin/operations/operations.module.css'
import styles from './personal-data-page.module.css'

const words = personalDataMessages.retention

/** What each period deletes, and what another one would: only „Betrieb“ changes it. */
export function RetentionPanel({ lines }: { lines: RetentionLine[] }) {
  const { kind, period, kept, oldest, due, soon } = words.columns
  return (
    <Panel
      title={words.title}
      width="full"
      aside={
        <Link to={adminPaths.field('siteOptions', 'retention')} className="tlink">
          {words.settings}
        </Link>
      }
    >
      <p className={operations.text}>{words.text}</p>
      <Form action={adminPaths.personalData()}>
        <DataTable label={words.title} head={<Columns titles={[kind, period, kept, oldest, due, soon]} />}>
          {lines.map((line) => (
            <tr key={line.kind}>
              <th scope="row">{words.kinds[line.kind]}</th>
              <td>
                <Period line={line} />
              </td>
              <td>{line.kept}</td>
              <td className={operations.nowrap}>{line.oldest ? shortDate(line.oldest) : '–'}</td>
              <td className={line.due > 0 ? operations.bad : undefined}>{line.due || '–'}</td>
              <td>{line.soon || '–'}</td>
            </tr>
          ))}
        </DataTable>
        <div className={styles.actions}>
          <Button type="submit" variant="line">
            {words.try}
          </Button>
        </div>
      </Form>
    </Panel>
  )
}

function Period({ line: { kind, period, unit, chosen } }: { line: RetentionLine }) {
  if (!chosen) return `${words.units[unit](period)} (${words.fixed})`
  return (
    <label className={styles.period}>
      <span className="visually-hidden">{words.periodOf(words.kinds[kind], unit)}</span>
      <input className="text-input" type="number" name={kind} defaultValue={period} key={period} min={1} max={1200} />
      <span aria-hidden="true">{words.units[unit](period).replace(/^\d+ /, '')}</span>
    </label>
  )
}
