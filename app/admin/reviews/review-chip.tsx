import type { ReviewState } from '#shared/reviews/reviews.ts'
import { reviewMessages } from '#shared/messages/reviews.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { Chip } from '#admin/kit/chip.tsx'

/** Beside the state of an item: whom it waits for. */
export function ReviewChip({ state }: { state: ReviewState }) {
  return (
    <Chip tone={state === 'waiting' ? 'warning' : 'info'}>
      <Icon name={state === 'waiting' ? 'clock' : 'undo'} />
      {reviewMessages.states[state]}
    </Chip>
  )
}
