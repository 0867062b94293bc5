import { createCountdowns } from './countdowns.ts'
import { createObservable } from '#kit/state/observable.ts'
import type { ToastContent } from './toast.ts'
import { toastReducer, type ContactToast, type ToastAction } from './toast-reducer.ts'

/** Removal delay of the contact toast 1,000,000 ms; it closes by itself before that (spec §9, E7, H2). */
const contactToastRemovalDelayMs = 1_000_000
const contactToastClosesAfterMs = 5_000

/** Toasts of the contact flow: one at a time, closing after 5 s, forgotten after 1,000,000 ms (spec §9, H1, H2). */
export function createContactToasts() {
  const state = createObservable<ContactToast[]>([])
  const countdowns = createCountdowns()
  const removals = new Map<string, ReturnType<typeof setTimeout>>()
  let counter = 0

  const dispatch = (action: ToastAction) => state.set(toastReducer(state.get(), action))

  function show(content: ToastContent) {
    const id = String(++counter)
    for (const replaced of state.get()) countdowns.cancel(replaced.id)
    dispatch({ type: 'add', toast: { ...content, id, open: true } })
    countdowns.start(id, contactToastClosesAfterMs, () => dismiss(id))
    return {
      id,
      dismiss: () => dismiss(id),
      update: (changes: Partial<ToastContent>) => dispatch({ type: 'update', id, changes }),
    }
  }

  function dismiss(id?: string) {
    for (const toast of state.get()) if (id === undefined || id === toast.id) removeLater(toast.id)
    dispatch({ type: 'dismiss', id })
  }

  function remove(id?: string) {
    for (const toast of state.get()) if (id === undefined || id === toast.id) countdowns.cancel(toast.id)
    dispatch({ type: 'remove', id })
  }

  /** One removal timer per toast; a second dismissal does not start another (E4). */
  function removeLater(id: string) {
    countdowns.cancel(id)
    if (removals.has(id)) return
    const timer = setTimeout(() => {
      removals.delete(id)
      remove(id)
    }, contactToastRemovalDelayMs)
    removals.set(id, timer)
  }

  const { get, subscribe } = state
  const { pause, resume } = countdowns
  return { show, dismiss, remove, pause, resume, get, subscribe }
}

export const contactToasts = createContactToasts()
contactToasts.pause('unseen')
