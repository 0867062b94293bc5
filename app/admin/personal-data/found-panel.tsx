import { useState } from 'react'
import { Link } from 'react-router'
import { personalDataMessages as words } from '#shared/messages/personal-data.ts'
import {
  personIn,
  type DataRecord,
  type DataSection,
  type FactName,
  type PersonReport,
} from '#shared/personal-data/personal-data.ts'
import { Button } from '#kit/buttons/button.tsx'
import { ConfirmDialog } from '#admin/kit/confirm-dialog.tsx'
import { Columns, DataTable } from '#admin/kit/data-table.tsx'
import { Panel } from '#admin/kit/panel.tsx'
import { shortMoment } from '#admin/kit/times.ts'
import styles from './personal-data-page.module.css'

type FoundPanelProps = {
  report: PersonReport
  onExport: (format: 'json' | 'html') => Promise<unknown>
  onErase: () => Promise<unknown>
}

/** What is known of the person, kind by kind, with what erasing does to it. */
export function FoundPanel({ report, onExport, onErase }: FoundPanelProps) {
  const [asking, setAsking] = useState(false)
  const sections = report.sections.filter(({ records }) => records.length > 0)
  const { kind, records, erasing } = words.columns
  return (
    <Panel title={words.found(personIn(report))} width="full">
      {sections.length === 0 && <output className={styles.nothing}>{words.nothing}</output>}
      {sections.length > 0 && (
        <DataTable
          label={words.found(personIn(report))}
          className={styles.table}
          head={<Columns titles={[kind, records, erasing]} />}
        >
          {sections.map((section) => (
            <SectionRow key={section.kind} section={section} />
          ))}
        </DataTable>
      )}
      <div className={styles.actions}>
        <Button variant="line" onClick={() => void onExport('html')}>
          {words.exportHtml}
        </Button>
        <Button variant="line" onClick={() => void onExport('json')}>
          {words.exportJson}
        </Button>
        {sections.length > 0 && (
          <Button variant="danger" onClick={() => setAsking(true)}>
            {words.erase}
          </Button>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          danger
          title={words.eraseTitle}
          text={words.eraseText(personIn(report))}
          confirm={words.erase}
          onConfirm={onErase}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  )
}

function SectionRow({ section: { kind, records } }: { section: DataSection }) {
  return (
    <tr>
      <th scope="row">
        {words.kinds[kind]}
        <details className={styles.details}>
          <summary>{words.show}</summary>
          {records.map((record, index) => (
            <RecordFacts key={index} record={record} />
          ))}
        </details>
      </th>
      <td>{records.length}</td>
      <td>{words.erasing[kind]}</td>
    </tr>
  )
}

function RecordFacts({ record: { at, title, facts, path } }: { record: DataRecord }) {
  const lines = (Object.entries(facts) as [FactName, string][]).filter(([, value]) => value !== '')
  return (
    <div className={styles.record}>
      <p>
        <b>{title}</b>
        {at && (
          <>
            , <time dateTime={at}>{shortMoment(at)}</time>
          </>
        )}{' '}
        {path && (
          <Link to={path} aria-label={words.openOf(title)}>
            {words.open}
          </Link>
        )}
      </p>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{words.facts[name]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
