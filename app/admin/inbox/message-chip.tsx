import type { Delivery, MessageState } from '#shared/inbox/inbox.ts'
import { inboxMessages } from '#shared/messages/inbox.ts'
import { Icon, type IconName } from '#kit/icon/icon.tsx'
import { Chip, type ChipTone } from '#admin/kit/chip.tsx'

type Look = { icon: IconName; tone: ChipTone }
const states: Record<MessageState, Look> = {
  new: { icon: 'mail', tone: 'info' },
  read: { icon: 'eye', tone: 'plain' },
  answered: { icon: 'check', tone: 'success' },
  spam: { icon: 'eye-off', tone: 'plain' },
  archived: { icon: 'inbox', tone: 'plain' },
}
const deliveries: Record<Delivery['state'], Look> = {
  stored: { icon: 'inbox', tone: 'plain' },
  delivering: { icon: 'refresh', tone: 'warning' },
  delivered: { icon: 'send', tone: 'success' },
  failed: { icon: 'alert', tone: 'danger' },
}

/** What has become of a message: mark, colour and word. */
export function MessageChip({ state }: { state: MessageState }) {
  return (
    <Chip tone={states[state].tone}>
      <Icon name={states[state].icon} />
      {inboxMessages.states[state]}
    </Chip>
  )
}

/** Marks words that came before from the same sender (J36). */
export function RepetitionChip() {
  return (
    <Chip tone="plain">
      <Icon name="copy" />
      {inboxMessages.repeats}
    </Chip>
  )
}

/** What is stored waits, where it is on its way to somebody (`leaves`). */
export function DeliveryChip({ delivery: { state }, leaves = false }: { delivery: Delivery; leaves?: boolean }) {
  const waits = leaves && state === 'stored'
  return (
    <Chip tone={deliveries[state].tone}>
      <Icon name={waits ? 'clock' : deliveries[state].icon} />
      {inboxMessages.delivery[waits ? 'waiting' : state]}
    </Chip>
  )
}
