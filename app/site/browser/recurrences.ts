import type { Recurrence } from '#kit/motion/recurring.ts'
import { whileMoving } from '#kit/motion/while-moving.ts'
import { nextTooltipState, type TooltipEvent, type TooltipState } from '#kit/theme/tooltip-state.ts'

/** Header Kontakt button blink; how long one pulse lasts is ours to say (H23). */
export const contactBlinkEveryMs = 8_000
export const contactBlinkMs = 300

/** Theme tooltip: 3 s on load, then every 25 s for 3 s. */
export const themeTooltipMs = 3_000
export const themeTooltipEveryMs = 25_000

const blinks: Recurrence = { everyMs: contactBlinkEveryMs, forMs: contactBlinkMs, first: 'after-interval' }
const tooltipTurns: Recurrence = { everyMs: themeTooltipEveryMs, forMs: themeTooltipMs, first: 'at-once' }

/** What comes and goes in the header while things may move; timers, because an endless animation keeps the page busy. */
export function followRecurrences(): void {
  const contact = document.querySelector<HTMLElement>('[data-blinking]')
  const tell = followTooltip()
  whileMoving(blinks, (on) => contact && (contact.dataset.blinking = `${on}`))
  whileMoving(tooltipTurns, (on) => tell(on ? 'turn-begins' : 'turn-ends'))
}

/** By itself from time to time, and whenever the button is hovered or focused (spec §2). */
function followTooltip(): (event: TooltipEvent) => void {
  const tooltip = document.querySelector<HTMLElement>('[data-theme-tooltip]')
  const place = tooltip?.parentElement
  let state: TooltipState = 'hidden'
  const tell = (event: TooltipEvent) => {
    state = nextTooltipState(state, event)
    tooltip?.setAttribute('data-shown', `${state !== 'hidden'}`)
    // Automatic turns are no news for a screen reader: the button already carries the label.
    tooltip?.setAttribute('aria-hidden', `${state !== 'asked'}`)
  }
  place?.addEventListener('pointerenter', () => tell('ask'))
  place?.addEventListener('pointerleave', () => place.querySelector(':focus-visible') || tell('leave'))
  place?.addEventListener('focusin', ({ target }) => (target as Element).matches(':focus-visible') && tell('ask'))
  place?.addEventListener('focusout', () => place.matches(':hover') || tell('leave'))
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && state !== 'hidden' && tell('dismiss'))
  // A pointer that came before the script; fingers leave no trace of theirs.
  if (place?.matches(':hover') && matchMedia('(hover: hover)').matches) tell('ask')
  return tell
}
