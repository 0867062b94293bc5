import { createCountdowns } from './countdowns.ts'
import { createObservable } from '#kit/state/observable.ts'
import type { Toast, ToastContent } from './toaster-store.ts'

/** Contact toast limit: 1 concurrent (spec §9). */
const contactToastLimit = 1

/** Removal delay of the contact toast 1,000,000 ms; it closes by itself before that (spec §9, E7, H2). */
const contactToastRemovalDelayMs = 1_000_000
const contactToastClosesAfterMs = 5_000

/** A dismissed toast is hidden at once and stays in memory until it is removed (H2). */
export type ContactToast = Toast & { open: boolean }

type ToastAction =
  | { type: 'add'; toast: ContactToast }
  | { type: 'update'; id: string; changes: Partial<ToastContent> }
  | { type: 'dismiss'; id?: string }
  | { type: 'remove'; id?: string }

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

/** The contact flow's mechanism (E1–E6): the newest toast replaces the one before it. */
export function toastReducer(toasts: ContactToast[], action: ToastAction): ContactToast[] {
  switch (action.type) {
    case 'add':
      return [action.toast, ...toasts].slice(0, contactToastLimit)
    case 'update':
      return toasts.map((toast) => (toast.id === action.id ? { ...toast, ...action.changes } : toast))
    case 'dismiss':
      return toasts.map((toast) => (concerns(action, toast) ? { ...toast, open: false } : toast))
    case 'remove':
      return toasts.filter((toast) => !concerns(action, toast))
  }
}

/** Without an id all toasts are meant. */
function concerns({ id }: { id?: string }, toast: ContactToast): boolean {
  return id === undefined || id === toast.id
}
