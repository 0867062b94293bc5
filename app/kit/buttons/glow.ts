import { whileMoving, type Recurrence } from '#kit/motion/recurring.ts'

/** Call-to-action glow; how it swells is CSS (--dur-glow in tokens.css). */
const callToActionGlowEveryMs = 5_000
export const callToActionGlowMs = 1_000

const glows: Recurrence = { everyMs: callToActionGlowEveryMs, forMs: callToActionGlowMs, first: 'after-interval' }

/** Every 5 s for 1 s (spec §9), while things may move; a timer, because an endless animation would keep the page busy. */
export function glow(button: HTMLElement, gone: AbortSignal): void {
  whileMoving(glows, (glowing) => (button.dataset.glowing = String(glowing)), gone)
}
