import { onIdle } from '#ui/page/on-idle.tsx'

/** The toasts of the document. None shows before a visitor does something. */
export const Toasts = onIdle(async () => (await import('./toast-region.tsx')).ToastRegion)
