/** What a toast says. A destructive one interrupts the screen reader, the others wait their turn. */
export type ToastContent = {
  title: string
  description?: string
  variant?: 'default' | 'success' | 'destructive'
  /** What can still be done about it, for example undo; the toast goes with it. */
  action?: { label: string; run: () => void }
}
export type Toast = ToastContent & { id: string }
