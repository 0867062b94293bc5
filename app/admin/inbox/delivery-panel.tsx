import type { Delivery, InboxSummary } from '#shared/inbox/inbox.ts'
import { inboxMessages } from '#shared/messages/inbox.ts'
import { Button } from '#kit/buttons/button.tsx'
import { Panel } from '#admin/kit/panel.tsx'
import { recently, shortMoment } from '#admin/kit/times.ts'
import styles from './delivery-panel.module.css'
import { DeliveryChip } from './message-chip.tsx'

type DeliveryPanelProps = { delivery: Delivery; route: InboxSummary['route']; now: string; retry: () => void }

/** How far the message has come on its way out, and why not further. */
export function DeliveryPanel({ delivery, route, now, retry }: DeliveryPanelProps) {
  const words = inboxMessages.delivery
  const retriable = route !== 'none' && (delivery.state === 'failed' || delivery.state === 'stored')
  return (
    <Panel title={words.title} aside={<DeliveryChip delivery={delivery} />}>
      <div className={styles.delivery}>
        {delivery.state === 'delivered' && <p>{words.deliveredAt(shortMoment(delivery.at))}</p>}
        {delivery.state === 'failed' && (
          <>
            <p>{delivery.reason}</p>
            <p>{delivery.nextTryAt ? words.nextTry(recently(delivery.nextTryAt, now)) : words.noNextTry}</p>
          </>
        )}
        {delivery.state === 'stored' && route === 'none' && <p>{words.noRoute}</p>}
        {retriable && (
          <Button variant="line" size="small" onClick={retry}>
            {delivery.state === 'failed' ? words.retry : words.send}
          </Button>
        )}
      </div>
    </Panel>
  )
}
