import { onIdle } from '#kit/idle/on-idle.tsx'

/** Consent, offline copy and search shortcut: nothing may load or be stored before the first, so all of it can wait. */
export const SettledParts = onIdle(async () => (await import('./late-parts.tsx')).SettledPage)
