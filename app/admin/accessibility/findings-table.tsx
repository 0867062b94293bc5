import type { Measured, MeasuredFinding } from '#shared/accessibility/measured.ts'
import { accessibilityMessages as words } from '#shared/messages/accessibility.ts'
import { Columns, DataTable } from '#admin/kit/data-table.tsx'
import operations from '#admin/operations/operations.module.css'

const { what, impact: gravity, criteria: wcag, pages: places } = words.columns

/** What was found, the gravest first. */
export function FindingsTable({ findings, unread }: Pick<Measured, 'findings' | 'unread'>) {
  return (
    <>
      {unread.length > 0 && <p className={operations.text}>{words.unread(unread)}</p>}
      {findings.length > 0 && (
        <DataTable label={words.list} head={<Columns titles={[what, gravity, wcag, places]} />}>
          {findings.map((finding) => (
            <FindingRow key={finding.rule} finding={finding} />
          ))}
        </DataTable>
      )}
    </>
  )
}

function FindingRow({ finding: { rule, help, impact, criteria, pages, count } }: { finding: MeasuredFinding }) {
  return (
    <tr>
      <th scope="row" className={operations.subject}>
        {help} <span className={operations.code}>{rule}</span>
      </th>
      <td className={operations.nowrap}>{words.impacts[impact]}</td>
      <td className={operations.nowrap}>{criteria.join(', ')}</td>
      <td className={operations.subject}>{words.pages(pages, count - pages.length)}</td>
    </tr>
  )
}
