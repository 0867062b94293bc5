import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { adminPaths } from '#shared/addresses/admin-paths.ts'
import { statusMailPaths } from '#shared/addresses/status-mail-paths.ts'
import { subscriberMessages as words } from '#shared/messages/status-mail.ts'
import type { Subscriber, SubscriberList, SubscriptionProof } from '#shared/status/subscribers.ts'
import { Button } from '#kit/buttons/button.tsx'
import { ScreenButton } from '#admin/kit/screen-button.tsx'
import { callServer } from '#kit/server-call/call-server.ts'
import { toaster } from '#kit/toast/toaster-store.ts'
import { ConfirmDialog } from '#admin/kit/confirm-dialog.tsx'
import { Columns, DataTable, RowActions } from '#admin/kit/data-table.tsx'
import { EmptyState } from '#admin/kit/empty-state.tsx'
import { shortMoment } from '#admin/kit/times.ts'
import { Panel, PanelNote, Panels } from '#admin/kit/panel.tsx'
import operations from '#admin/operations/operations.module.css'
import { AdminPage } from '#admin/shell/admin-page.tsx'

const proofWords = words.proofs
const { number, asked, confirmed, ended, how: reason } = proofWords.columns

type SubscribersPageProps = SubscriberList & { offered: boolean }

/** Who is told of disturbances by mail, and what is left of those who were. */
export function SubscribersPage({ total, subscribers, proofs, offered }: SubscribersPageProps) {
  const [asked, setAsked] = useState<Subscriber>()
  const { revalidate } = useRevalidator()
  const { columns } = words

  async function remove({ id }: Subscriber) {
    const answer = await callServer('DELETE', statusMailPaths.subscriber(id))
    if (answer.kind === 'done') toaster.show({ title: words.removed, variant: 'success' })
    else toaster.show({ title: answer.message, variant: 'destructive' })
    await revalidate()
  }

  return (
    <AdminPage
      title={words.title}
      note={words.note}
      actions={
        !offered && (
          <ScreenButton to={adminPaths.connections()} variant="line">
            {words.connections}
          </ScreenButton>
        )
      }
    >
      {!offered && <p className={operations.text}>{words.off}</p>}
      {subscribers.length === 0 ? (
        <EmptyState title={words.emptyTitle} text={words.emptyText} />
      ) : (
        <>
          <p className={operations.text}>{words.total(total, subscribers.length)}</p>
          <DataTable
            label={words.list}
            head={
              <Columns
                titles={[columns.email, columns.state, columns.asked, columns.problem]}
                actions={words.actions}
              />
            }
          >
            {subscribers.map((subscriber) => (
              <SubscriberRow key={subscriber.id} subscriber={subscriber} onRemove={setAsked} />
            ))}
          </DataTable>
        </>
      )}
      <div className={operations.apart}>
        <ProofsPanel proofs={proofs} />
      </div>
      {asked && (
        <ConfirmDialog
          danger
          title={words.removeTitle}
          text={words.removeText(asked.email)}
          confirm={words.remove}
          onConfirm={() => remove(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </AdminPage>
  )
}

type SubscriberRowProps = { subscriber: Subscriber; onRemove: (subscriber: Subscriber) => void }

function SubscriberRow({ subscriber, onRemove }: SubscriberRowProps) {
  const { email, askedAt, confirmedAt, problem } = subscriber
  return (
    <tr>
      <th scope="row" className={operations.subject}>
        {email}
      </th>
      <td className={operations.small}>
        {confirmedAt ? words.confirmed(shortMoment(confirmedAt)) : words.unconfirmed}
      </td>
      <td className={operations.nowrap}>
        <time dateTime={askedAt}>{shortMoment(askedAt)}</time>
      </td>
      <td className={operations.small}>{problem ?? words.delivered}</td>
      <td>
        <RowActions>
          <Button size="small" variant="line" aria-label={words.removeOf(email)} onClick={() => onRemove(subscriber)}>
            {words.remove}
          </Button>
        </RowActions>
      </td>
    </tr>
  )
}

/** That there was a consent, for whoever asks later. */
function ProofsPanel({ proofs }: { proofs: SubscriptionProof[] }) {
  return (
    <Panels>
      <Panel title={proofWords.title} width="full">
        <p className={operations.text}>{proofWords.text}</p>
        {proofs.length === 0 ? (
          <PanelNote>{proofWords.empty}</PanelNote>
        ) : (
          <DataTable label={proofWords.title} head={<Columns titles={[number, asked, confirmed, ended, reason]} />}>
            {proofs.map((proof) => (
              <tr key={proof.number}>
                <th scope="row" className={operations.code}>
                  {proof.number}
                </th>
                {[proof.askedAt, proof.confirmedAt, proof.endedAt].map((moment, index) => (
                  <td key={index} className={operations.nowrap}>
                    <time dateTime={moment}>{shortMoment(moment)}</time>
                  </td>
                ))}
                <td className={operations.small}>{proofWords.how[proof.how]}</td>
              </tr>
            ))}
          </DataTable>
        )}
      </Panel>
    </Panels>
  )
}
