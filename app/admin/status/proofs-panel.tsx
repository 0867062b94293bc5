import { subscriberMessages } from '#shared/messages/status-mail.ts'
import type { SubscriptionProof } from '#shared/status/subscribers.ts'
import { Columns, DataTable } from '#admin/kit/data-table.tsx'
import { Panel, PanelNote, Panels } from '#admin/kit/panel.tsx'
import { shortMoment } from '#admin/kit/times.ts'
import styles from '#admin/operations/operations.module.css'

const { proofs: words } = subscriberMessages
const { number, asked, confirmed, ended, how: reason } = words.columns

/** That there was a consent, for whoever asks later. */
export function ProofsPanel({ proofs }: { proofs: SubscriptionProof[] }) {
  return (
    <Panels>
      <Panel title={words.title} width="full">
        <p className={styles.text}>{words.text}</p>
        {proofs.length === 0 ? (
          <PanelNote>{words.empty}</PanelNote>
        ) : (
          <DataTable label={words.title} head={<Columns titles={[number, asked, confirmed, ended, reason]} />}>
            {proofs.map((proof) => (
              <tr key={proof.number}>
                <th scope="row" className={styles.code}>
                  {proof.number}
                </th>
                {[proof.askedAt, proof.confirmedAt, proof.endedAt].map((moment, index) => (
                  <td key={index} className={styles.nowrap}>
                    <time dateTime={moment}>{shortMoment(moment)}</time>
                  </td>
                ))}
                <td className={styles.small}>{words.how[proof.how]}</td>
              </tr>
            ))}
          </DataTable>
        )}
      </Panel>
    </Panels>
  )
}
