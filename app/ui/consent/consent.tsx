import { onIdle } from '#ui/page/on-idle.tsx'

/** Banner, gate and two-click embeds. Nothing may load or be stored before it says so, so it can wait. */
export const Consent = onIdle(async () => (await import('./consent-host.tsx')).ConsentHost)
