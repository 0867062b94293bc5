import type { Delivery, MessageState } from '#shared/mail.ts'
import { inboxMessages } from '#shared/messages/inbox.ts'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import styles from './message-chip.module.css'

const stateIcons: Record<MessageState, IconName> = {
  new: 'mail',
  read: 'eye',
  answered: 'check',
  spam: 'eye-off',
  archived: 'inbox',
}
const deliveryIcons: Record<Delivery['state'], IconName> = {
  stored: 'inbox',
  delivering: 'refresh',
  delivered: 'send',
  failed: 'alert',
}

/** What has become of a message: mark, colour and word. */
export function MessageChip({ state }: { state: MessageState }) {
  return (
    <span className={styles.chip} data-kind={state}>
      <Icon name={stateIcons[state]} />
      {inboxMessages.states[state]}
    </span>
  )
}

export function DeliveryChip({ delivery: { state } }: { delivery: Delivery }) {
  return (
    <span className={styles.chip} data-kind={state}>
      <Icon name={deliveryIcons[state]} />
      {inboxMessages.delivery[state]}
    </span>
  )
}
