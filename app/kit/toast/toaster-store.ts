import { createCountdowns } from './countdowns.ts'
import { createObservable } from '#kit/state/observable.ts'

/** What a toast says. A destructive one interrupts the screen reader, the others wait their turn. */
export type ToastContent = {
  title: string
  description?: string
  variant?: 'default' | 'success' | 'destructive'
  /** What can still be done about it, for example undo; the toast goes with it. */
  action?: { label: string; run: () => void }
}

export type Toast = ToastContent & { id: string }

/** Default toast: 4000 ms, 3 visible (spec §9). */
const toastClosesAfterMs = 4_000
const visibleToastLimit = 3

/** Toasts of everything else: the newest three are visible for 4 s each (spec §9, H1). */
export function createToaster() {
  const state = createObservable<Toast[]>([])
  const countdowns = createCountdowns()
  let counter = 0

  /** A toast that offers an action may stay longer. */
  function show(content: ToastContent, closesAfterMs = toastClosesAfterMs): string {
    const id = `toaster-${++counter}`
    state.set([{ ...content, id }, ...state.get()])
    countdowns.start(id, closesAfterMs, () => dismiss(id))
    return id
  }

  function dismiss(id: string) {
    countdowns.cancel(id)
    state.set(state.get().filter((toast) => toast.id !== id))
  }

  const { get, subscribe } = state
  const { pause, resume } = countdowns
  return { show, dismiss, pause, resume, get, subscribe }
}

/** Older ones are hidden, and their time runs on (E8). */
export function visibleToasts(toasts: Toast[]): Toast[] {
  return toasts.slice(0, visibleToastLimit)
}

export const toaster = createToaster()
// The code of the region comes with the first toast, on a slow line after the time of that is up.
toaster.pause('unseen')
