import { contactToastLimit } from '#shared/constants.ts'
import type { Toast, ToastContent } from './toast.ts'

/** A dismissed toast is hidden at once and stays in memory until it is removed (behaviour.md H2). */
export type ContactToast = Toast & { open: boolean }

export type ToastAction =
  | { type: 'add'; toast: ContactToast }
  | { type: 'update'; id: string; changes: Partial<ToastContent> }
  | { type: 'dismiss'; id?: string }
  | { type: 'remove'; id?: string }

/** The contact flow's mechanism (behaviour.md E1-E6): the newest toast replaces the one before it. */
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
