import { onIdle } from '#kit/idle/on-idle.tsx'

/** Consent, offline copy and search shortcut: nothing may load or be stored before the first, so all of it can wait. */
export const PageExtras = onIdle(async () => (await import('./late/page-extras.tsx')).PageExtras)

/** The toasts of the document. None shows before a visitor does something. */
export const Toasts = onIdle(async () => (await import('./late/toasts.tsx')).Toasts)
