import { onIdle } from '#kit/idle/on-idle.tsx'

/** The toasts of the document. None shows before a visitor does something. */
export const Toasts = onIdle(async () => (await import('#kit/toast/toast-region.tsx')).ToastRegion)
