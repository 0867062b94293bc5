import { onIdle } from '#kit/idle/on-idle.tsx'

/** The chat window; it opens three seconds after the page has started (spec §4), so its code can wait. */
export const Chat = onIdle(async () => (await import('./chat-widget.tsx')).ChatWidget)
