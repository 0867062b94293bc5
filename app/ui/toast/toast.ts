/** What a toast says. A destructive one interrupts the screen reader, the others wait their turn. */
export type ToastContent = { title: string; description?: string; variant?: 'default' | 'success' | 'destructive' }
export type Toast = ToastContent & { id: string }
