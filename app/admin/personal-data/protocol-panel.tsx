import { personalDataMessages } from '#shared/messages/personal-data.ts'
import type { DataKind, ErasureLine } from '#shared/personal-data/personal-data.ts'
import { Columns, DataTable } from '#admin/kit/data-table.tsx'
import { Panel, PanelNote } from '#admin/kit/panel.tsx'
import { shortMoment } from '#admin/kit/times.ts'
import styles from '#admin/operations/operations.module.css'

const { protocol: words, columns, kinds } = personalDataMessages

/** That it was done, for whoever asks later. */
export function ProtocolPanel({ lines }: { lines: ErasureLine[] }) {
  return (
    <Panel title={words.title} width="full">
      <p className={styles.text}>{words.text}</p>
      {lines.length === 0 ? (
        <PanelNote>{words.empty}</PanelNote>
      ) : (
        <DataTable label={words.title} head={<Columns titles={[columns.number, columns.at, columns.counts]} />}>
          {lines.map(({ number, at, counts }) => (
            <tr key={number}>
              <th scope="row" className={styles.nowrap}>
                {number}
              </th>
              <td className={styles.nowrap}>
                <time dateTime={at}>{shortMoment(at)}</time>
              </td>
              <td className={styles.small}>{countsIn(counts)}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </Panel>
  )
}

function countsIn(counts: ErasureLine['counts']): string {
  const found = (Object.entries(counts) as [DataKind, number][]).filter(([, count]) => count > 0)
  return words.counts(found.map(([kind, count]) => words.count(kinds[kind], count)))
}
