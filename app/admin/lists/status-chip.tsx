import { publishStateLabels, type PublishState } from '#shared/content/publish-state.ts'
import type { ReviewState } from '#shared/reviews/reviews.ts'
import { reviewMessages } from '#shared/messages/reviews.ts'
import { Icon } from '#kit/icon/icon.tsx'
import { Chip, type ChipTone } from '#admin/kit/chip.tsx'
import styles from '#admin/kit/chip.module.css'

/** Shape, colour and word: bare warp, half woven, woven, and woven with one thread on top (docs/design.md, Admin). */
const weaves: Record<PublishState, { thin?: string; thick: string }> = {
  draft: { thin: 'M2.5 1v12M7 1v12M11.5 1v12', thick: '' },
  scheduled: { thin: 'M2.5 1v6M7 1v6M11.5 1v6', thick: 'M1 8.7h12M1 12.3h12' },
  published: { thick: 'M1 2.5h12M1 7h12M1 11.5h12' },
  changed: { thin: 'M2.5 1v3.5M7 1v3.5M11.5 1v3.5', thick: 'M1 7h12M1 11.5h12' },
}

const tones: Record<PublishState, ChipTone> = {
  draft: 'plain',
  scheduled: 'warning',
  published: 'success',
  changed: 'info',
}

export function StatusChip({ state }: { state: PublishState }) {
  return (
    <Chip tone={tones[state]}>
      <StatusMark state={state} />
      {publishStateLabels[state]}
    </Chip>
  )
}

/** The shape alone, beside words that name the state. */
export function StatusMark({ state }: { state: PublishState }) {
  const { thin, thick } = weaves[state]
  return (
    <svg
      className={styles.mark}
      data-state={state}
      viewBox="0 0 14 14"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
    >
      {thin && <path d={thin} strokeWidth="1.4" />}
      {thick && <path d={thick} strokeWidth="2.8" />}
    </svg>
  )
}

/** Beside the state of an item: whom it waits for. */
export function ReviewChip({ state }: { state: ReviewState }) {
  return (
    <Chip tone={state === 'waiting' ? 'warning' : 'info'}>
      <Icon name={state === 'waiting' ? 'clock' : 'undo'} />
      {reviewMessages.states[state]}
    </Chip>
  )
}
